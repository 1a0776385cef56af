import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { EInvoice } from './order.ts'
import type { Order } from './queries.ts'
import { orders } from './schema.ts'
import { writeTimeline } from './timeline/write-timeline.ts'

/** Under the lock of the order: sets its electronic invoice; an earlier one stays in the history. */
export async function writeEInvoice(tx: Db, actor: Actor, { order, eInvoice }: { order: Order; eInvoice: EInvoice }) {
  const { id: orderId, version } = order
  await tx
    .update(orders)
    .set({ eInvoice, version: version + 1, updatedAt: new Date() })
    .where(eq(orders.id, orderId))
  const { series, number } = eInvoice
  await writeTimeline(tx, { orderId, kind: 'e_invoice', public: true, actor, facts: { series, number } })
}
