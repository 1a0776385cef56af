import { FileText } from 'lucide-react'
import { Link, useHref } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { ReorderButton } from './reorder-button.tsx'
import { ConfirmationButton } from './confirmation-button.tsx'
import type { OrderView } from './view-order.server.ts'

/** What the buyer can do about an order, beside reading it. */
export function OrderActions({ order: { id, mayCancel }, isOwn }: { order: OrderView; isOwn: boolean }) {
  const mail = useHref('/api/send-notification-email')
  const invoice = useHref(`/orders/${id}/invoice`)
  return (
    <div role="group" aria-label={m.order_actions()} className="flex flex-wrap gap-2">
      <ReorderButton orderId={id} />
      <a href={invoice} download className={buttonClass({ variant: 'outline', size: 'sm' })}>
        <FileText aria-hidden size={18} strokeWidth={1.8} />
        {m.order_invoice_open()}
      </a>
      {isOwn && <ConfirmationButton orderId={id} href={mail} />}
      {mayCancel && (
        <Link to={`/orders/${id}/cancellation`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {m.order_cancel_title()}
        </Link>
      )}
    </div>
  )
}
