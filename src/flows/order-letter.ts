import type { Db } from '#platform/db.server.ts'
import type { OrderMailKind } from '#shop/notifications/mail-kind.ts'
import { queueOrderMail } from '#shop/notifications/queue-order-mail.ts'

type Reaction = (db: Db, facts: Record<string, unknown>, eventId: number) => Promise<unknown>

/** A letter to the buyer about the order that the event names, and about the parcel, refund or return it is of. */
export const orderLetter =
  (kind: OrderMailKind): Reaction =>
  (db, { orderId, ...rest }, eventId) => {
    const facts = Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return queueOrderMail(db, {
      kind,
      orderId: String(orderId),
      cause: `event:${eventId}`,
      facts: Object.fromEntries(facts),
    })
  }
