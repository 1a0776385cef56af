import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { CopyRow } from '#web/shell/page/copy-row.tsx'
import { m } from '#words/messages.js'

type Placed = { code: string; email: string | null; phone: string; isOwn: boolean; lookUpAt: string }

/** How to open the order in another browser, where this address does not work: by code and phone, or by the account. */
export function OpenElsewhere({ order }: { order: Placed }) {
  const [copied, setCopied] = useState<{ name: string; isCopied: boolean }>()
  const row = (name: string, shown: string) => ({
    name,
    shown,
    isCopied: copied?.name === name && copied.isCopied,
    onCopy: (isCopied: boolean) => setCopied({ name, isCopied }),
  })
  return (
    <section aria-labelledby="elsewhere" className="border-t border-line pt-5">
      <h2 id="elsewhere" className="type-h3">
        {m.order_elsewhere_title()}
      </h2>
      <p className="mt-2">
        {m.order_elsewhere_text({ phone: order.phone })}{' '}
        <Link to="/orders/find" className="link">
          {m.order_find_title()}
        </Link>
      </p>
      <dl className="mt-4 border-b border-line">
        <CopyRow {...row(m.order_find_title(), shortAddress(order.lookUpAt))} value={order.lookUpAt} />
      </dl>
      <p role="status" className="sr-only">
        {copied && (copied.isCopied ? m.payment_copied(copied) : m.payment_copy_marked(copied))}
      </p>
      <Account order={order} />
    </section>
  )
}

/** The address without `https://` and `www.`. */
const shortAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '')

function Account({ order }: { order: Placed }) {
  if (order.isOwn)
    return (
      <p className="mt-4">
        {m.order_elsewhere_own()}{' '}
        <Link to="/my-orders" className="link">
          {m.order_mine_title()}
        </Link>
      </p>
    )
  if (order.email) return null
  return (
    <>
      <a href={mailtoSelfLink(order)} className={`mt-4 ${buttonClass({ variant: 'outline', size: 'sm' })}`}>
        <Mail aria-hidden size={18} strokeWidth={1.8} />
        {m.order_elsewhere_mail()}
      </a>
      <p className="mt-4 type-small text-muted">
        {m.order_elsewhere_later()}{' '}
        <Link to="/auth/signup?next=/my-orders" className="link">
          {m.order_elsewhere_sign_up()}
        </Link>
      </p>
    </>
  )
}

/** Opens the buyer's own mail program, so that the shop need not know an address. */
function mailtoSelfLink({ code, phone, lookUpAt }: Pick<Placed, 'code' | 'phone' | 'lookUpAt'>) {
  const subject = m.order_title({ code })
  const body = m.order_elsewhere_mail_text({ code, phone, address: lookUpAt })
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
