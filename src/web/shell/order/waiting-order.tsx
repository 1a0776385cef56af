import { Link } from 'react-router'
import type { OrderToPay } from '#flows/payments/find-order-to-pay.ts'
import { dong } from '#kit/money.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { expiryText } from './expiry-notice.tsx'

/** At cart and checkout: an order stands already and waits for its payment. */
export function WaitingOrder({ order, className }: { order: OrderToPay | null; className?: string }) {
  if (!order) return null
  const { id, code, owed, expiry } = order
  return (
    <Notice
      tone="warning"
      className={className}
      title={m.order_waits({ code, amount: dong(owed) })}
      action={
        <span className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <Link to={`/orders/${id}/pay`} className={buttonClass({ size: 'sm' })}>
            {m.order_waits_pay()}
          </Link>
          <Link to={`/orders/${id}`} className="link inline-flex min-h-11 items-center">
            {m.order_success_see()}
          </Link>
        </span>
      }
    >
      <p>{expiry ? expiryText(expiry) : m.order_success_to_pay()}</p>
    </Notice>
  )
}
