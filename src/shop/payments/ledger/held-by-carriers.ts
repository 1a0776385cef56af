import { and, eq, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { codToCollect } from './owed.ts'
import { findPayment } from '../queries.ts'

/** Money that carriers collected for this order and have not paid to the shop yet. */
export async function heldByCarriers(db: Db, orderId: string): Promise<Dong> {
  const [row] = await db
    .select({ held: sql<Dong>`coalesce(sum(greatest(cod_amount - cod_settled, 0)), 0)::bigint`.mapWith(Number) })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), eq(shipments.state, 'delivered')))
  return Math.min(codToCollect(await findPayment(db, orderId)), row!.held)
}
