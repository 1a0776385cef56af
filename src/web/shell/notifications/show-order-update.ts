import type { OrderEvent, OrderUpdate } from '#shop/notifications/bell/order-update.ts'
import type { OrderState } from '#shop/orders/states.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import { orderStateWords } from '../order/order-state-words.ts'

/** Longer than other toasts, since it has a link to press. */
const orderToastMs = 5_000

type Say = (facts: { code: string }) => string

/** Of a parcel alone: where the whole order moved with it, that is told by itself. */
const stateOfAll: Partial<Record<OrderEvent, readonly OrderState[]>> = {
  'shipment.handed-over': ['shipped', 'delivered', 'completed'],
  'shipment.delivered': ['delivered', 'completed'],
}

/** What is no news to the person who did it is not said aloud; the page shows it. */
const words: Record<Exclude<OrderEvent, `order.${OrderState | 'reopened'}`>, Say | undefined> = {
  'order.edited': m.notification_live_order_edited,
  'order.rest-ended': m.notification_live_order_rest_ended,
  'order.invoiced': m.notification_live_order_invoiced,
  'order.noted': m.notification_live_order_noted,
  'shipment.handed-over': m.notification_live_parcel_sent,
  'shipment.delivered': m.notification_live_parcel_delivered,
  'shipment.failed': m.notification_live_parcel_failed,
  'shipment.returned': m.notification_live_parcel_returned,
  'shipment.lost': m.notification_live_parcel_lost,
  'payment.received': m.notification_live_payment_succeeded,
  'payment.part-received': m.notification_live_payment_part,
  'payment.failed': m.notification_live_payment_failed,
  'payment.expired': m.notification_live_payment_expired,
  'payment.method-changed': undefined,
  'refund.asked': m.notification_live_refund_asked,
  'refund.done': m.notification_live_refund_done,
  'return.asked': undefined,
  'return.approved': m.notification_live_return_moved,
  'return.declined': m.notification_live_return_moved,
  'return.under_way': undefined,
  'return.received': m.notification_live_return_moved,
  'return.closed': m.notification_live_return_moved,
  'return.withdrawn': undefined,
  'work.taken-in': m.notification_live_work_taken_in,
  'work.done': m.notification_live_work_done,
}

const tones: Partial<Record<OrderEvent, 'success' | 'error'>> = {
  'payment.received': 'success',
  'payment.failed': 'error',
  'payment.expired': 'error',
}

/** Shows a toast for each update, with the way to the order. */
export function showOrderUpdate({ orderId, event, moved, status }: OrderUpdate, open: (path: string) => void) {
  const code = orderId.slice(-8)
  const text =
    moved === 'status'
      ? m.notification_live_order_moved({ code, status: orderStateWords()[status] })
      : words[event as keyof typeof words]?.({ code })
  if (!text || stateOfAll[event]?.includes(status)) return
  const action = { label: m.notification_live_see(), onClick: () => open(`/orders/${orderId}`) }
  toast(text, { tone: tones[event] ?? 'info', durationMs: orderToastMs, action })
}
