import type { Db } from '#platform/db.server.ts'
import { enqueue } from '#platform/jobs.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import type { OrderMailKind } from './mail-kind.ts'
import { mails } from './schema.ts'

export const mailJob = 'send-mail'

/** Puts one mail about an order into the queue, in the order's language; once per cause, and none for a buyer without an address. */
export async function queueOrderMail(
  db: Db,
  { kind, orderId, cause }: { kind: OrderMailKind; orderId: string; cause: string },
) {
  const order = await findOrder(db, orderId)
  if (!order?.email) return
  const [row] = await db
    .insert(mails)
    .values({ kind, cause, orderId, to: order.email, locale: order.locale })
    .onConflictDoNothing()
    .returning({ id: mails.id })
  if (row) await enqueue(db, mailJob, { mailId: row.id })
}
