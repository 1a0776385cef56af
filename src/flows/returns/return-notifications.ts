import { dong } from '#kit/money.ts'
import { inAllLanguages, type Localized, localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findReturn, type WholeReturn } from '#shop/returns/queries.ts'
import { m } from '#words/messages.js'

type Reaction = (db: Db, facts: Record<string, unknown>, eventId: number) => Promise<unknown>
type NotifiedStep = 'approved' | 'declined' | 'received' | 'closed' | 'ended'

const texts: Record<NotifiedStep, (one: WholeReturn) => { title: Localized; message: Localized }> = {
  approved: ({ code }) => ({
    title: inAllLanguages(m.notification_return_approved, { code }),
    message: inAllLanguages(m.notification_return_approved_text, {}),
  }),
  declined: ({ code, declineReason }) => ({
    title: inAllLanguages(m.notification_return_declined, { code }),
    message: localized(() => declineReason ?? ''),
  }),
  received: ({ code }) => ({
    title: inAllLanguages(m.notification_return_received, { code }),
    message: inAllLanguages(m.notification_return_received_text, {}),
  }),
  closed: ({ code, refunded, exchangeOrderId }) => ({
    title: inAllLanguages(m.notification_return_closed, { code }),
    message: exchangeOrderId
      ? inAllLanguages(m.notification_return_exchanged_text, { code: exchangeOrderId.slice(-8) })
      : refunded
        ? inAllLanguages(m.notification_return_closed_text, { amount: dong(refunded) })
        : inAllLanguages(m.return_now_nothing, {}),
  }),
  ended: ({ code }) => ({
    title: inAllLanguages(m.notification_return_ended, { code }),
    message: inAllLanguages(m.return_now_ended_text, {}),
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

type WorkStep = 'ready' | 'resumed'

const workTexts: Record<WorkStep, (order: { code: string }) => { title: Localized; message: Localized }> = {
  ready: (order) => ({
    title: inAllLanguages(m.notification_work_ready, order),
    message: inAllLanguages(m.notification_work_ready_text, {}),
  }),
  resumed: (order) => ({
    title: inAllLanguages(m.notification_work_resumed, order),
    message: inAllLanguages(m.notification_work_resumed_text, {}),
  }),
}

export const notifyOfWork =
  (step: WorkStep): Reaction =>
  async (db, { orderId }, eventId) => {
    const order = await findOrder(db, String(orderId))
    if (!order?.userId) return
    const about = { userId: order.userId, orderId: order.id, cause: `event:${eventId}` }
    return notifyUser(db, { ...about, type: 'order_update', ...workTexts[step](order) })
  }
