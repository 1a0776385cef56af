import type { OrderNews } from '#shop/notifications/order-news.ts'
import { toast } from '#ui/toast.tsx'
import { m } from '#words/messages.js'
import { orderStateWords } from './order-state-words.ts'

/** SPEC 9 */
const orderToastMs = 5_000

/** SPEC 4, Orders live: a toast for each update, with the way to the order. */
export function showOrderNews({ orderId, moved, status, payment_status }: OrderNews, open: (path: string) => void) {
  const code = orderId.slice(-8)
  const action = { label: m.live_see(), onClick: () => open(`/orders/${orderId}`) }
  const say = (text: string, tone: 'info' | 'success' | 'error') =>
    void toast(text, { tone, durationMs: orderToastMs, action })
  if (moved === 'status') say(m.live_order_moved({ code, status: orderStateWords()[status] }), 'info')
  else if (payment_status === 'paid') say(m.live_payment_succeeded({ code }), 'success')
  else if (payment_status === 'failed') say(m.live_payment_failed({ code }), 'error')
  else if (payment_status === 'awaiting') say(m.live_payment_part({ code }), 'info')
}
