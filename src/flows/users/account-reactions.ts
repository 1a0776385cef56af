import type { Db } from '#platform/postgres/db.server.ts'
import { findUser } from '#shop/identity/find-user.ts'
import type { AccountEmailKind } from '#shop/notifications/email-kind.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import { joinGuestOrders } from '../orders/join-guest-orders.ts'
import { moveEmail } from './move-email.ts'

type Facts = Record<string, unknown>
type Reaction = (db: Db, facts: Facts, eventId: number) => Promise<unknown>

/** An email about the account to its owner, or to the address that the event names. */
const queueEmail =
  (kind: AccountEmailKind, addressIn?: string): Reaction =>
  async (db, facts, eventId) => {
    const user = await findUser(db, String(facts.userId))
    if (!user) return
    const texts = Object.entries(facts).map(([name, fact]) => [name, String(fact)])
    await queueAccountEmail(db, {
      kind,
      to: addressIn ? String(facts[addressIn]) : user.email,
      locale: user.locale,
      facts: Object.fromEntries(texts) as Record<string, string>,
      cause: `event:${eventId}`,
    })
  }

/** Emails the owner about every change of a sign-in method (ASVS 6.3.7); the old address is told of the new one, which gets what
 * waited for the old one. */
export const accountEmailReactions: Record<string, Reaction[]> = {
  'user.confirmation-due': [queueEmail('confirm-address')],
  'user.password-changed': [queueEmail('password-changed')],
  'user.two-factor-changed': [queueEmail('two-factor-changed')],
  'user.email-change-begun': [queueEmail('address-change-requested', 'before')],
  'user.email-change-requested': [queueEmail('confirm-new-address', 'email')],
  'user.email-changed': [
    queueEmail('address-changed', 'before'),
    (db, { userId, before }) => moveEmail(db, { userId: String(userId), before: String(before) }),
    (db, { userId }) => joinGuestOrders(db, String(userId)),
  ],
  // Nothing follows. Without a row of its own an event would wait for a newer version (dispatch-outbox.ts).
  'user.locked': [],
  'user.unlocked': [],
  'user.second-factor-given': [],
  'user.backup-codes-renewed': [],
  'role.granted': [],
  'role.revoked': [],
  'session.ended': [],
  'sessions.ended': [],
}
