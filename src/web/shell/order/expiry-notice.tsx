import { Clock } from 'lucide-react'
import { formatDateTime } from '#kit/clock.ts'
import type { OrderExpiry } from '#shop/payments/attempts/order-expiry.ts'
import { cx } from '#ui/cx.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

/** When an order is cancelled automatically, in the shop's time zone. */
export const expiryText = ({ without, at }: OrderExpiry) =>
  (without === 'payment' ? m.order_lapses_unpaid : m.order_lapses_unconfirmed)({
    time: formatDateTime(at, getLocale()),
  })

export const ExpiryNotice = ({ lapse: expiry, className }: { lapse: OrderExpiry; className?: string }) => (
  <p className={cx('flex items-start gap-2.5 text-ink', className)}>
    <Clock aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 shrink-0 text-muted" />
    {expiryText(expiry)}
  </p>
)
