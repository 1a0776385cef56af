import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { countAtEach, type Counter, type Limit } from '#platform/limits/limit.server.ts'
import { networkOf } from './sessions/network-of.ts'
import { waitRefusal } from './wait-refusal.ts'

type StrangersTry = { ip: string; email?: string; perNetwork?: Limit; words: Parameters<typeof waitRefusal>[1] }

/** Counts what anybody may try, by network and by email address as far as they are given, so that many networks together do not fill one mailbox. */
export async function limitStrangers(db: Db, { ip, email, perNetwork: limit, words }: StrangersTry) {
  const network = networkOf(ip)
  const counters: Counter[] = limit ? [{ limit, subject: network }] : []
  if (email) {
    const subject = email.toLowerCase()
    counters.push({ limit: allLimits.emailByAddressAndNetwork, subject: `${subject}|${network}` })
    counters.push({ limit: allLimits.emailByAddress, subject })
  }
  const refused = await countAtEach(db, counters)
  if (refused) throw waitRefusal('too-many', words, refused.seconds)
}
