import { desc, eq } from 'drizzle-orm'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { findOrigin } from '#shop/orders/buyers/origin.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orders } from '#shop/orders/schema.ts'
import { exportPayments } from '#shop/payments/export-payments.ts'
import { findReturn, listReturnsOf } from '#shop/returns/queries.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'

/** The orders of a person for their export, without the shop's own dealings with its carriers. */
export async function exportOrders(db: Db, userId: string) {
  const ids = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt))
  const exported = []
  for (const { id } of ids) {
    const order = (await findOrder(db, id))!
    exported.push({
      ...pick(order, orderFields),
      lines: order.lines.map((line) => pick(line, lineFields)),
      discounts: order.discounts.map((discount) => pick(discount, ['lineId', 'source', 'code', 'name', 'amount'])),
      shipments: order.shipments.map(({ lines, ...shipment }) => ({
        ...pick(shipment, shipmentFields),
        lines: lines.map((line) => pick(line, ['orderLineId', 'quantity'])),
      })),
      returns: await listReturns(db, id),
      work: (await listWorkOrdersOf(db, id)).map((work) => pick(work, worked)),
      /** Network and browser of the order, kept until the order is confirmed. */
      placedFrom: (await findOrigin(db, id)) ?? null,
      timeline: order.timeline.filter((step) => step.public).map(({ kind, facts, at }) => ({ kind, facts, at })),
      payment: await exportPayments(db, id),
    })
  }
  return exported
}

const orderFields = [
  'id',
  'code',
  'state',
  'locale',
  'name',
  'phone',
  'email',
  'address',
  'subtotal',
  'discount',
  'shippingFee',
  'shippingDiscount',
  'total',
  'vat',
  'shippingVatRate',
  'notKept',
  'method',
  'deliverFrom',
  'deliverUntil',
  'inspect',
  'note',
  'invoice',
  'eInvoice',
  'exchangeDays',
  'policies',
  'channel',
  'placedAt',
  'updatedAt',
] as const
const lineFields = [
  'id',
  'sku',
  'name',
  'options',
  'quantity',
  'unitPrice',
  'listPrice',
  'total',
  'discount',
  'vatRate',
  'vat',
  'partOf',
  'bundleId',
  'finalSince',
  'warrantyMonths',
  'ended',
] as const
const shipmentFields = [
  'number',
  'state',
  'carrier',
  'trackingCode',
  'trackingUrl',
  'codAmount',
  'createdAt',
  'handedOverAt',
  'expectedAt',
  'deliveredAt',
  'failedAttempts',
  'returnReason',
  'returnedAt',
] as const

const returnFields = [
  'code',
  'state',
  'wish',
  'note',
  'bank',
  'requestedAt',
  'declineReason',
  'carrier',
  'trackingCode',
  'sentAt',
  'receivedAt',
  'refunded',
  'refundReason',
  'exchangeOrderId',
  'closedAt',
  'pictures',
] as const
const worked = [
  'code',
  'kind',
  'quantity',
  'state',
  'dueOn',
  'takenInAt',
  'cameBy',
  'condition',
  'doneAt',
  'hollow',
  'doneNote',
  'handedBackAt',
] as const

/** The returns of an order and their reasons; photos by file name. */
async function listReturns(db: Db, orderId: string) {
  const all = []
  for (const { id } of await listReturnsOf(db, orderId)) {
    const one = (await findReturn(db, id))!
    const lines = one.lines.map(({ quantity, reason, line, wanted }) => ({ quantity, reason, sku: line.sku, wanted }))
    all.push({ ...pick(one, returnFields), lines })
  }
  return all
}
