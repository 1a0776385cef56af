import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderEdits } from '../edit-schema.ts'
import { lockOrders } from '../lock-order.ts'
import { orderOrigins } from '../origin-schema.ts'
import { orderAddresses, orders, orderTimeline } from '../schema.ts'

/** Replaces an erased name. No buyer can have it: a name has no brackets. */
const forgottenName = '[đã xóa]'

/**
 * Erases the buyer and keeps the sale, since books are kept for ten years: lines, sums, VAT, the ward (for the zone's fee) and a company's invoice stay.
 * Free texts are deleted, since they may contain anything.
 */
export async function forgetBuyer(tx: Db, orderIds: string[]) {
  if (!orderIds.length) return
  await lockOrders(tx, inArray(orders.id, orderIds))
  await tx
    .update(orders)
    .set({
      userId: null,
      name: forgottenName,
      phone: '',
      email: null,
      note: null,
      invoice: sql`${orders.invoice} - 'email'`,
    })
    .where(inArray(orders.id, orderIds))
  await tx
    .update(orderAddresses)
    .set({ name: forgottenName, phone: '', street: forgottenName })
    .where(inArray(orderAddresses.orderId, orderIds))
  await tx.delete(orderOrigins).where(inArray(orderOrigins.orderId, orderIds))
  await tx.update(orderEdits).set({ reason: null }).where(inArray(orderEdits.orderId, orderIds))
  await tx.update(orderTimeline).set({ note: null }).where(inArray(orderTimeline.orderId, orderIds))
}
