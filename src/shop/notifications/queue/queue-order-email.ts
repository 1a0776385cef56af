import type { Db } from '#platform/postgres/db.server.ts'
import { findOwner } from '#shop/orders/queries.ts'
import { enqueueEmail } from './enqueue-email.ts'
import type { OrderEmailKind } from '../email-kind.ts'
import { emails } from '../schema.ts'

type Queued = {
  kind: OrderEmailKind
  orderId: string
  cause: string
  /** The part of the order (a shipment, a refund, a return), by ids. */
  facts?: Record<string, string>
  otherwiseTo?: string
}

/** A customer at the counter saw these steps, so one email with the purchase is enough. */
const seenAtTheCounter: readonly OrderEmailKind[] = [
  'order-confirmed',
  'order-shipped',
  'order-delivered',
  'payment-received',
  'payment-part-received',
]

/** Queues an order email in the order's language; once per cause, and none for a buyer without an address. Answers whether it is new. */
export async function queueOrderEmail(db: Db, { kind, orderId, cause, facts, otherwiseTo }: Queued): Promise<boolean> {
  const order = await findOwner(db, orderId)
  const to = order?.email ?? otherwiseTo
  if (!order || !to || (order.channel === 'counter' && seenAtTheCounter.includes(kind))) return false
  const [row] = await db
    .insert(emails)
    .values({ kind, cause, orderId, facts, to, locale: order.locale })
    .onConflictDoNothing()
    .returning({ id: emails.id })
  if (row) await enqueueEmail(db, { id: row.id, kind })
  return row !== undefined
}
