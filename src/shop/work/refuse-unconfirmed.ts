import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { m } from '#words/messages.js'
import { isUnconfirmed } from './is-unconfirmed.ts'
import { workOrders } from './schema.ts'

export async function refuseUnconfirmed(db: Db, workId: string) {
  const [row] = await db
    .select({ pairLineId: workOrders.pairLineId, state: orders.state })
    .from(workOrders)
    .innerJoin(orders, eq(orders.id, workOrders.orderId))
    .where(eq(workOrders.id, workId))
  if (row && isUnconfirmed(row, row.state)) throw new Refusal('work-unconfirmed', m.refusal_work_unconfirmed, {})
}
