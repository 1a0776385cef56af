import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orderEdits } from '#shop/orders/edit-schema.ts'
import { listReturnedCredit } from '#shop/payments/ledger/list-returned-credit.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { transferOf } from '#shop/payments/transfer-of.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { returns } from '#shop/returns/schema.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { OrderFacts, ReturnFacts } from '../order-facts.ts'

type About = { orderId: string | null; facts: Record<string, string> }

/** Reads the facts for an order email; undefined if the order was deleted. */
export async function findOrderFacts(
  db: Db,
  { orderId, facts }: About,
  settings: ShopSettings,
): Promise<OrderFacts | undefined> {
  const order = orderId ? await findOrder(db, orderId) : undefined
  if (!order) return
  const payment = await findPayment(db, order.id)
  return {
    order,
    settings,
    payment,
    back: payment && (await sumBack(db, order.id)),
    transfer: transferOf(order.code, payment, settings),
    shipment: order.shipments.find((one) => one.id === facts.shipmentId),
    refund: await findRefund(db, facts.refundId),
    returned: await findReturned(db, facts.returnId),
    changes: await findChanges(db, order.id),
  }
}

/** Money to be refunded or on its way back, of this order or, for an exchange, of the order whose goods paid for it. */
async function sumBack(db: Db, orderId: string) {
  const [{ over, refundsPending }, home] = [await orderMoneyOf(db, orderId), await listReturnedCredit(db, orderId)]
  return home.reduce((sum, { amount }) => sum + amount, over + refundsPending)
}

/** How the refund is paid: to its source, or manually. */
async function findRefund(db: Db, id: string | undefined): Promise<OrderFacts['refund']> {
  if (!id || !isUuid(id)) return
  const [row] = await db
    .select({ amount: refunds.amount, method: paymentAttempts.method })
    .from(refunds)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(eq(refunds.id, id))
  return row
}

async function findReturned(db: Db, id: string | undefined): Promise<ReturnFacts | undefined> {
  if (!id || !isUuid(id)) return
  const [row] = await db
    .select({ code: returns.code, sendBy: returns.sendBy, declineReason: returns.declineReason })
    .from(returns)
    .where(eq(returns.id, id))
  return row
}

async function findChanges(db: Db, orderId: string): Promise<OrderFacts['changes']> {
  const [row] = await db
    .select({ changes: orderEdits.changes })
    .from(orderEdits)
    .where(eq(orderEdits.orderId, orderId))
    .orderBy(desc(orderEdits.version))
    .limit(1)
  return row?.changes
}
