import { dong } from '#kit/money.ts'
import type { Localized } from '#kit/localized.ts'
import type { Words } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findReturn, type WholeReturn } from '#shop/returns/queries.ts'
import { m } from '#words/messages.js'

type Reaction = (db: Db, facts: Record<string, unknown>, eventId: number) => Promise<unknown>
type NotifiedStep = 'approved' | 'declined' | 'received' | 'closed'

const inBothLanguages = <Facts>(words: Words<Facts>, facts: Facts): Localized => ({
  vi: words(facts, { locale: 'vi' }),
  en: words(facts, { locale: 'en' }),
})

const texts: Record<NotifiedStep, (one: WholeReturn) => { title: Localized; message: Localized }> = {
  approved: ({ code }) => ({
    title: inBothLanguages(m.notification_return_approved, { code }),
    message: inBothLanguages(m.notification_return_approved_text, {}),
  }),
  declined: ({ code, declineReason }) => ({
    title: inBothLanguages(m.notification_return_declined, { code }),
    message: { vi: declineReason ?? '', en: declineReason ?? '' },
  }),
  received: ({ code }) => ({
    title: inBothLanguages(m.notification_return_received, { code }),
    message: inBothLanguages(m.notification_return_received_text, {}),
  }),
  closed: ({ code, refunded, exchangeOrderId }) => ({
    title: inBothLanguages(m.notification_return_closed, { code }),
    message: exchangeOrderId
      ? inBothLanguages(m.notification_return_exchanged_text, { code: exchangeOrderId.slice(-8) })
      : inBothLanguages(m.notification_return_closed_text, { amount: dong(refunded ?? 0) }),
  }),
}

/** Notifies the customer about a return; guests get emails instead. */
export const notifyOfReturn =
  (kind: NotifiedStep): Reaction =>
  async (db, { orderId, returnId }, eventId) => {
    const [order, one] = [await findOrder(db, String(orderId)), await findReturn(db, String(returnId))]
    if (!order?.userId || !one) return
    const about = { userId: order.userId, orderId: order.id, cause: `event:${eventId}` }
    return notifyUser(db, { ...about, type: 'order_update', ...texts[kind](one) })
  }

export const notifyOfWork: Reaction = async (db, { orderId }, eventId) => {
  const order = await findOrder(db, String(orderId))
  if (!order?.userId) return
  const title = inBothLanguages(m.notification_work_ready, order)
  const message = inBothLanguages(m.notification_work_ready_text, {})
  return notifyUser(db, {
    userId: order.userId,
    type: 'order_update',
    title,
    message,
    orderId: order.id,
    cause: `event:${eventId}`,
  })
}
