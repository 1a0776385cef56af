import { inAllLanguages, type Localized, localized } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { TimelineKind } from '#shop/orders/order.ts'
import { latestDispatched } from '#shop/orders/shipments/latest-dispatched.ts'
import { partsIn } from '#shop/orders/order-change.ts'
import { describeParts } from '#shop/orders/edits/describe-change.ts'
import { findOrder, findOwner, type WholeOrder } from '#shop/orders/queries.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'
import { notifyUser } from './notify-user.ts'

const ofPayment = ['paid', 'part-paid', 'payment-failed', 'payment-expired', 'refund-requested', 'refunded'] as const
export type OrderNotificationKind =
  | Exclude<OrderState, 'completed'>
  | (typeof ofPayment)[number]
  | 'noted'
  | 'edited'
  | 'invoiced'

/** Notifies the owner of an order of its change, in both languages; a guest's order has no owner. */
export async function notifyOfOrder(
  db: Db,
  { kind, orderId, cause }: { kind: OrderNotificationKind; orderId: string; cause: string },
) {
  const owner = await findOwner(db, orderId)
  const order = owner?.userId && (await findOrder(db, orderId))
  if (!order || !order.userId) return
  const { title, message } = writers[kind](order)
  const type = ofPayment.some((one) => one === kind) ? 'payment' : 'order_update'
  return notifyUser(db, { userId: order.userId, type, title, message, orderId, cause })
}

type NotificationWriter = (order: WholeOrder) => { title: Localized; message: Localized }

const writers: Record<OrderNotificationKind, NotificationWriter> = {
  placed: (order) => ({
    title: inAllLanguages(m.notification_placed, order),
    message: inAllLanguages(m.notification_placed_text, order),
  }),
  confirmed: (order) => ({
    title: inAllLanguages(m.notification_confirmed, order),
    message: inAllLanguages(m.notification_confirmed_text, {}),
  }),
  packed: (order) => ({
    title: inAllLanguages(m.notification_packed, order),
    message: inAllLanguages(
      order.method === 'pickup' ? m.notification_packed_pickup_text : m.notification_packed_text,
      {},
    ),
  }),
  shipped: (order) => (order.method === 'pickup' ? ready(order) : shipped(order)),
  delivered: (order) => ({
    title: inAllLanguages(m.notification_delivered, order),
    message: inAllLanguages(m.notification_delivered_text, {}),
  }),
  cancelled: (order) => ({
    title: inAllLanguages(m.notification_cancelled, order),
    message: inAllLanguages(m.notification_cancelled_text, {}),
  }),
  paid: (order) => ({
    title: inAllLanguages(m.notification_paid, order),
    message: inAllLanguages(m.notification_paid_text, { amount: latestSum(order, 'paid') }),
  }),
  'part-paid': (order) => ({
    title: inAllLanguages(m.notification_part_paid, order),
    message: inAllLanguages(m.notification_part_paid_text, { amount: latestSum(order, 'part_paid') }),
  }),
  'refund-requested': (order) => ({
    title: inAllLanguages(m.notification_refund_requested, order),
    message: inAllLanguages(m.notification_refund_requested_text, { amount: latestSum(order, 'refund_requested') }),
  }),
  refunded: (order) => ({
    title: inAllLanguages(m.notification_refunded, order),
    message: inAllLanguages(m.notification_refunded_text, { amount: latestSum(order, 'refunded') }),
  }),
  noted: (order) => {
    const text = order.timeline.findLast((entry) => entry.kind === 'note' && entry.public)?.note ?? ''
    return { title: inAllLanguages(m.order_admin_notification_noted, order), message: localized(() => text) }
  },
  edited: (order) => ({ title: inAllLanguages(m.order_admin_notification_edited, order), message: whatEdited(order) }),
  invoiced: (order) => ({
    title: inAllLanguages(m.order_e_invoice_notification, order),
    message: inAllLanguages(m.order_timeline_e_invoice, { number: order.eInvoice?.number ?? '' }),
  }),
  'payment-failed': (order) => ({
    title: inAllLanguages(m.notification_payment_failed, order),
    message: inAllLanguages(m.notification_payment_failed_text, {}),
  }),
  'payment-expired': (order) => ({
    title: inAllLanguages(m.notification_payment_expired, order),
    message: inAllLanguages(m.notification_payment_expired_text, {}),
  }),
}

/** The amount of the newest timeline entry of this kind. */
const latestSum = ({ timeline }: WholeOrder, kind: TimelineKind) =>
  dong(Number(timeline.findLast((entry) => entry.kind === kind)?.facts?.amount ?? 0))

/** The edited parts of the order, or its new total. */
function whatEdited({ timeline, total }: WholeOrder): Localized {
  const facts = timeline.findLast(({ kind }) => kind === 'edited')?.facts ?? {}
  const parts = partsIn(facts)
  if (!parts.length || facts.amount !== undefined)
    return inAllLanguages(m.order_admin_notification_edited_text, { amount: dong(total) })
  return localized((locale) => describeParts(parts, locale))
}

const ready: NotificationWriter = (order) => ({
  title: inAllLanguages(m.notification_ready, order),
  message: inAllLanguages(m.notification_ready_text, order),
})

function shipped(order: WholeOrder) {
  const shipment = latestDispatched(order.shipments)
  const facts = { carrier: shipment?.carrier ?? '', tracking: shipment?.trackingCode ?? '' }
  return {
    title: inAllLanguages(m.notification_shipped, order),
    message: inAllLanguages(facts.tracking ? m.notification_shipped_text : m.notification_shipped_text_bare, facts),
  }
}
