import type { Db } from '#platform/postgres/db.server.ts'
import type { OrderEmailKind } from '#shop/notifications/email-kind.ts'
import { queueOrderEmail } from '#shop/notifications/queue/queue-order-email.ts'

type Reaction = (db: Db, facts: Record<string, unknown>, eventId: number) => Promise<unknown>

/** An email to the buyer about the order that the event names, and about its parcel, refund or return. */
export const orderEmailReaction =
  (kind: OrderEmailKind): Reaction =>
  (db, { orderId, ...rest }, eventId) => {
    const facts = Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return queueOrderEmail(db, {
      kind,
      orderId: String(orderId),
      cause: `event:${eventId}`,
      facts: Object.fromEntries(facts),
    })
  }
