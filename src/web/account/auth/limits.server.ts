import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { secondsToWait, type Limit } from '#platform/limit.server.ts'
import { networkOf } from '#shop/identity/network-of.ts'
import { m } from '#words/messages.js'

const hour = 3600
/** Many customers share one address of a mobile network, so these are wide; the narrow ones count an address and a network together. */
const perNetwork: Record<string, Limit> = {
  'sign-up': { name: 'sign-up', max: 30, seconds: hour },
  letter: { name: 'letter-network', max: 30, seconds: 900 },
  social: { name: 'social', max: 60, seconds: 900 },
}
const perMailbox: Limit = { name: 'letter', max: 3, seconds: 900 }
/** Nobody’s mailbox is flooded, from however many places. */
const perAddress: Limit = { name: 'letter-address', max: 10, seconds: hour }

type Deed = 'sign-up' | 'letter' | 'social'

/** Counts what anybody may do without an account; known and unknown addresses alike. */
export async function countDeed(db: Db, deed: Deed, { ip, email }: { ip: string; email?: string }) {
  const network = networkOf(ip)
  const counts: [Limit, string][] = [[perNetwork[deed]!, network]]
  if (email) counts.push([perMailbox, `${email.toLowerCase()}|${network}`], [perAddress, email.toLowerCase()])
  for (const [limit, who] of counts) {
    const seconds = await secondsToWait(db, limit, who)
    if (seconds) throw new Refusal('too-many', m.auth_refusal_too_many, { seconds })
  }
}
