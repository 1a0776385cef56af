import { formatDate } from '#kit/clock.ts'
import type { EInvoice } from '#shop/orders/order.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

/** The electronic invoice with what it takes to look it up: the provider's page and the code. */
export function EInvoiceFacts({ eInvoice: { series, number, issuedOn, link, lookupCode } }: { eInvoice: EInvoice }) {
  const rows = [
    [m.order_e_invoice_series(), series],
    [m.order_e_invoice_number(), number],
    [m.order_e_invoice_date(), formatDate(new Date(`${issuedOn}T12:00:00+07:00`), getLocale())],
    [m.order_e_invoice_lookup(), lookupCode],
  ] as const
  return (
    <>
      <dl className="grid gap-y-1">
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4">
              <dt className="text-muted">{name}</dt>
              <dd className="num break-words text-ink">{value}</dd>
            </div>
          ))}
      </dl>
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
          {m.order_e_invoice_open()}
          <span className="sr-only"> ({m.admin_new_window()})</span>
        </a>
      )}
    </>
  )
}
