import { sign } from '#platform/secrets/secret.server.ts'

export type BuyerContact = { userId?: string | null; phone?: string | null; email?: string | null }

/** Normalises a mailbox: `Lan.Ng+skate@gmail.com` is `lanng@gmail.com`. */
function normaliseMailbox(email: string) {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const bare = local.replace(/\+.*$/, '')
  return `${domain === 'gmail.com' ? bare.replaceAll('.', '') : bare}@${domain}`
}

/**
 * The names under which a buyer's uses are counted, by account, phone number (E.164) and email; as keyed hashes, sorted, so that they are always locked
 * in one order.
 */
export function buyerNames({ userId, phone, email }: BuyerContact): string[] {
  const contactNames = [
    userId && `user:${userId}`,
    phone && `phone:${phone}`,
    email && `mail:${normaliseMailbox(email)}`,
  ]
  return contactNames.flatMap((name) => (name ? [sign('promotion-buyer', name)] : [])).sort()
}
