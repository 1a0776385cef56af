import { formatDate } from '#kit/clock.ts'
import { m } from '#words/messages.js'
import type { OrderEmailWriter } from '../order-facts.ts'

/** The email with the address of an order's electronic invoice; undefined if none is recorded. */
export const eInvoiceEmail: OrderEmailWriter = ({ order: { code, eInvoice } }, options) => {
  if (!eInvoice) return
  const { series, number, issuedOn, link, lookupCode } = eInvoice
  const rows = [
    { label: m.order_e_invoice_series({}, options), value: series },
    { label: m.order_e_invoice_number({}, options), value: number },
    {
      label: m.order_e_invoice_date({}, options),
      value: formatDate(new Date(`${issuedOn}T12:00:00+07:00`), options.locale),
    },
    { label: m.order_e_invoice_lookup({}, options), value: lookupCode ?? '' },
  ]
  return {
    subject: m.email_e_invoice_subject({ code }, options),
    title: m.order_e_invoice({}, options),
    texts: [m.email_e_invoice_text({}, options)],
    facts: rows.filter(({ value }) => value),
    links: link ? [{ label: m.order_e_invoice_open({}, options), link }] : [],
  }
}
