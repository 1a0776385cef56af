import type { Localized } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import type { Words } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { m } from '#words/messages.js'
import { notify } from './notify.ts'

export type OrderNotice = Exclude<OrderState, 'completed'> | 'paid' | 'payment-failed'

/** Tells the owner of an order what became of it, in both languages; nobody for the order of a guest. */
export async function notifyOfOrder(
  db: Db,
  { kind, orderId, cause }: { kind: OrderNotice; orderId: string; cause: string },
) {
  const order = await findOrder(db, orderId)
  if (!order?.userId) return
  const { title, message } = speech[kind](order)
  const type = kind === 'paid' || kind === 'payment-failed' ? 'payment' : 'order_update'
  return notify(db, { userId: order.userId, type, title, message, orderId, cause })
}

const both = <Facts>(words: Words<Facts>, facts: Facts): Localized => ({
  vi: words(facts, { locale: 'vi' }),
  en: words(facts, { locale: 'en' }),
})

type Speech = (order: WholeOrder) => { title: Localized; message: Localized }

const speech: Record<OrderNotice, Speech> = {
  placed: (order) => ({ title: both(m.notification_placed, order), message: both(m.notification_placed_text, order) }),
  confirmed: (order) => ({
    title: both(m.notification_confirmed, order),
    message: both(m.notification_confirmed_text, {}),
  }),
  packed: (order) => ({
    title: both(m.notification_packed, order),
    message: both(order.method === 'pickup' ? m.notification_packed_pickup_text : m.notification_packed_text, {}),
  }),
  shipped: (order) => (order.method === 'pickup' ? ready(order) : shipped(order)),
  delivered: (order) => ({
    title: both(m.notification_delivered, order),
    message: both(m.notification_delivered_text, {}),
  }),
  cancelled: (order) => ({
    title: both(m.notification_cancelled, order),
    message: both(m.notification_cancelled_text, {}),
  }),
  paid: (order) => ({
    title: both(m.notification_paid, order),
    message: both(m.notification_paid_text, { amount: dong(order.total) }),
  }),
  'payment-failed': (order) => ({
    title: both(m.notification_payment_failed, order),
    message: both(m.notification_payment_failed_text, {}),
  }),
}

const ready: Speech = (order) => ({
  title: both(m.notification_ready, order),
  message: both(m.notification_ready_text, order),
})

function shipped(order: WholeOrder) {
  const parcel = order.shipments.find((one) => one.handedOverAt)
  const facts = { carrier: parcel?.carrier ?? '', tracking: parcel?.trackingCode ?? '' }
  return {
    title: both(m.notification_shipped, order),
    message: both(facts.tracking ? m.notification_shipped_text : m.notification_shipped_text_bare, facts),
  }
}
