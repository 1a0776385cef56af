import { ArrowLeftRight, ShieldCheck } from 'lucide-react'
import { m } from '#words/messages.js'
import type { ProductView } from './find-product-view.server.ts'

/** Only what the settings and the product's own record say. */
export function Promises({ view: { exchangeDays, warrantyMonths, discipline } }: { view: ProductView }) {
  const rows = [
    exchangeDays > 0 && { Icon: ArrowLeftRight, title: discipline ? m.product_exchange_size({ days: exchangeDays }) : m.product_exchange({ days: exchangeDays }), text: discipline ? m.product_exchange_text() : m.product_exchange_text_gear() },
    warrantyMonths > 0 && { Icon: ShieldCheck, title: m.product_warranty({ count: warrantyMonths }), text: '' },
  ].filter((row) => row !== false)
  if (!rows.length) return null
  return (
    <ul className="mt-6 border-t border-line">
      {rows.map(({ Icon, title, text }) => (
        <li key={title} className="grid grid-cols-[1.875rem_1fr] border-b border-line py-3 text-[0.9375rem] leading-normal">
          <Icon aria-hidden size={20} strokeWidth={1.8} className="mt-0.5 text-accent" />
          <span><b className="font-semibold text-ink">{title}</b>{text && ` ${text}`}</span>
        </li>
      ))}
    </ul>
  )
}
