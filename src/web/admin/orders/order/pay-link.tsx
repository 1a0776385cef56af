import { useState } from 'react'
import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'
import { CopyRow } from '#web/shell/page/copy-row.tsx'
import type { AdminOrder } from './read-admin-order.ts'

const messageLink = 'link inline-flex min-h-11 items-center'

type Props = { order: Pick<AdminOrder, 'code' | 'phone' | 'locale'>; link: string; owed: number }

/** The payment link, whole, to copy or to send as a text message; everybody who has it sees the order and the QR code. */
export function PayLink({ order: { code, phone, locale }, link, owed }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const text = m.order_pay_message({ code, amount: dong(owed), link }, { locale })
  return (
    <div className="mt-4">
      <dl>
        <CopyRow name={m.order_admin_pay_link()} shown={link} isLong isCopied={isCopied} onCopy={setIsCopied} />
      </dl>
      <p className="type-fine text-muted">{m.order_admin_pay_link_hint()}</p>
      {phone && (
        <p className="flex flex-wrap gap-x-5">
          <a href={`sms:${phone}?body=${encodeURIComponent(text)}`} className={messageLink}>
            {m.order_admin_pay_link_sms()}
          </a>
          <a
            href={`https://zalo.me/${phone.replace(/^\+/, '')}`}
            target="_blank"
            rel="noreferrer"
            className={messageLink}
          >
            {m.order_admin_pay_link_zalo()}
            <span className="sr-only"> ({m.admin_new_window()})</span>
          </a>
        </p>
      )}
    </div>
  )
}
