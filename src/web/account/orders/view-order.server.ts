import { isPayable } from '#flows/payments/change-payment-method.ts'
import { canBuyerCancel } from '#flows/orders/can-buyer-cancel.ts'
import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listHeldTexts } from '#shop/content/policies/list-held-texts.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { orderInLocale } from '#shop/orders/lines/lines-in.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { listShipments, type Shipment } from '#shop/orders/shipments/list-shipments.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { isGoingBack, isOnTheRoad, orderMoves } from '#shop/orders/states.ts'
import { describeNote } from '#shop/orders/timeline/describe-note.ts'
import { fallbackOptions, describeOptions } from '#shop/orders/lines/describe-options.ts'
import { isInvoice } from '#shop/papers/invoice.ts'
import { buyerHeadlineOf } from '#shop/payments/headline.ts'
import { orderExpiryOf } from '#shop/payments/attempts/order-expiry.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { listReturnedCredit } from '#shop/payments/ledger/list-returned-credit.ts'
import { orderMoneyOf } from '#shop/payments/ledger/order-money-of.ts'
import { describeOrderDiscounts } from '#shop/orders/lines/describe-order-discounts.ts'
import { findPayment, sumUnmatched } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { stageOfCarrier } from '#shop/shipping/carriers.ts'
import { hasSkatesHere } from '#shop/work/queries.ts'
import { viewTransfer } from '#web/shell/order/view-transfer.server.ts'

const sums = ['subtotal', 'discount', 'shippingFee', 'shippingDiscount', 'total', 'vat'] as const
const facts = [
  'id',
  'code',
  'state',
  'name',
  'email',
  'method',
  'inspect',
  'note',
  'placedAt',
  'deliverFrom',
  'deliverUntil',
  'invoice',
  'eInvoice',
] as const
const lineFacts = [
  'id',
  'productId',
  'name',
  'slug',
  'picture',
  'quantity',
  'unitPrice',
  'total',
  'finalSince',
  'ended',
] as const

/** An order for its customer: without private notes and names of staff. */
export async function viewOrder(db: Db, orderId: string, locale: Locale) {
  const stored = await findOrder(db, orderId)
  if (!stored) return
  const order = orderInLocale(stored, locale)
  const [payment, settings] = [await findPayment(db, orderId), await findSettings(db)]
  const orderShipments = await listShipments(db, orderId)
  const [money, unmatched] = [await orderMoneyOf(db, orderId), payment ? await sumUnmatched(db, payment.id) : 0]
  return {
    ...pick(order, facts),
    ...pick(order, sums),
    phone: showPhone(order.phone),
    ...viewLines(order, orderShipments, locale),
    address: viewAddress(order),
    shop: pick(settings, ['name', 'phone', 'address']),
    payment: payment && pick(payment, ['method', 'state', 'amount']),
    owed: money.due,
    notKept: order.state === 'cancelled' ? 0 : order.notKept,
    /** `paid`: the amount that a cancellation now would refund. `over`: the amount that is owed back and has no refund yet. */
    paid: money.free,
    over: money.over,
    /** For a cancelled exchange: the credit of the returned goods, and the order it went back to. */
    returnedCredit: order.state === 'cancelled' ? await listReturnedCredit(db, orderId) : [],
    refunds: payment ? await viewRefunds(db, payment.id) : [],
    /** Its paper is an invoice; else it is the order itself. */
    hasInvoice: isInvoice(order, payment),
    /** By any payment method, not only the chosen one. */
    isPayable: isPayable(order, payment),
    mayCancel: await canBuyerCancel(db, order),
    /** Transfer details for the open amount, if it is paid by bank transfer. */
    transfer: isPayable(order, payment) ? await viewTransfer(db, order, payment) : undefined,
    /** A payment for this order that matches no open amount; staff must look at it. */
    unmatched,
    expiry: orderExpiryOf({ order, payment, settings, unmatched, hasSkates: await hasSkatesHere(db, orderId) }),
    headline: buyerHeadlineOf(order.state, payment),
    isReadable: orderMoves.states.includes(order.state),
    isOverpaid: payment?.state === 'paid',
    shipments: orderShipments
      // For the customer, goods that stayed in the workshop are no shipment.
      .filter(({ state, returnReason }) => state !== 'cancelled' && returnReason !== 'worked')
      .map((shipment) => viewShipment(shipment, order)),
    policies: await listHeldTexts(db, order.policies),
    timeline: order.timeline
      .filter((entry) => entry.public)
      .map((entry) => ({ ...pick(entry, ['id', 'kind', 'facts', 'at']), note: describeNote(entry, locale) })),
  }
}

/** The lines with the reasons for their prices, and the discounts of the whole order. */
function viewLines(order: WholeOrder, orderShipments: Shipment[], locale: Locale) {
  const delivered = orderShipments.filter(({ state }) => state === 'delivered').flatMap(({ lines: inside }) => inside)
  const { whyOf, offGoods, offShipping } = describeOrderDiscounts(order, locale)
  const view = (line: WholeOrder['lines'][number]) => ({ ...viewLine(line, order.locale), why: whyOf(line) })
  const lines = nestLines(order.lines).map((line) => ({
    ...view(line),
    setWith: line.setWith,
    hasArrived: delivered.some(({ orderLineId }) => orderLineId === line.id),
    services: line.services.map(view),
  }))
  return { lines, offGoods, offShipping }
}

const viewLine = (line: WholeOrder['lines'][number], orderLocale: Locale) => ({
  ...pick(line, lineFacts),
  choice: describeOptions(line.options, requestLocale()),
  lent: fallbackOptions(line.options, { locale: requestLocale(), written: orderLocale }),
})

export type OrderView = NonNullable<Awaited<ReturnType<typeof viewOrder>>>

const viewAddress = ({ address }: WholeOrder) =>
  address && { name: address.name, phone: showPhone(address.phone), line: addressLine(address) }

/** The contents of a shipment by their names on the order; services belong to their product. */
function viewShipment(shipment: Shipment, { lines }: WholeOrder) {
  const inside = lines
    .filter((line) => line.partOf === null)
    .flatMap(({ id, name }) => {
      const count = shipment.lines.find((one) => one.orderLineId === id)?.quantity ?? 0
      return count ? [{ name, count }] : []
    })
  return {
    ...pick(shipment, ['id', 'number', 'state', 'carrier', 'trackingCode', 'trackingUrl', 'deliveredAt']),
    isGoingBack: isGoingBack(shipment) || isReturning(shipment),
    inside,
  }
}

/** The carrier brings it back: for the shop it stays a failed attempt until it is here. */
const isReturning = ({ state, bookedWith, carrierStatus }: Shipment) =>
  isOnTheRoad(state) && stageOfCarrier(bookedWith, carrierStatus) === 'returning'

/** Refunds on their way and completed ones. */
const viewRefunds = async (db: Db, paymentId: string) =>
  (await listRefunds(db, paymentId))
    .filter(({ state }) => state !== 'refused')
    .map((one) => pick(one, ['id', 'amount', 'state']))
