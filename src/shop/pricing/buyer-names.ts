import { sign } from '#platform/secrets/secret.server.ts'

export type BuyerContact = { userId?: string | null; phone?: string | null; email?: string | null }

/** One mailbox, however it is written: `Lan.Ng+skate@gmail.com` is `lanng@gmail.com`. */
function sameMailbox(email: string) {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const bare = local.replace(/\+.*$/, '')
  return `${domain === 'gmail.com' ? bare.replaceAll('.', '') : bare}@${domain}`
}

/** Under which names somebody is counted, by account, phone (E.164) and e-mail; as keyed hashes, sorted, so that they are always held in one order. */
export function buyerNames({ userId, phone, email }: BuyerContact): string[] {
  const known = [userId && `user:${userId}`, phone && `phone:${phone}`, email && `mail:${sameMailbox(email)}`]
  return known.flatMap((name) => (name ? [sign('promotion-buyer', name)] : [])).sort()
}
