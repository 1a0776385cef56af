import { formatDate, formatDateTime } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { vatOf, type Dong } from '#kit/money.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import { heldMoneyOf, isPaidInFull, stillOwed } from '#shop/payments/ledger/owed.ts'
import { methodMessages } from '#shop/payments/method-messages.ts'
import type { Payment } from '#shop/payments/queries.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { addressLine } from '#shop/shipping/address.ts'
import { m } from '#words/messages.js'
import { amountInWords } from './amount-in-words.ts'

export type InvoiceRow = {
  name: string
  detail: string
  isWork: boolean
  quantity: number | null
  unitPrice: Dong | null
  discount: Dong
  paid: Dong
  vatRate: number
  vat: Dong
}
export type Party = { head: string; name: string; lines: string[] }
type Sum = { label: string; amount: Dong; isTotal?: boolean; sign?: '−' }

export type InvoiceContent = {
  locale: Locale
  shop: string
  code: string
  link: string
  at: Date
  title: string
  facts: string[]
  seller: Party
  buyer: Party
  rows: InvoiceRow[]
  rates: RateSum[]
  sums: Sum[]
  vat: Dong
  words: string | null
  foot: string
}

type Bill = {
  order: WholeOrder
  payment: Payment | undefined
  settings: ShopSettings
  link: string
  locale: Locale
}

/** The content of an order's invoice: all of it is copied from the order, so that it reads the same in ten years. */
export function invoiceContentOf({ order, payment, settings, link, locale }: Bill): InvoiceContent {
  const options = { locale }
  const rows = rowsOf(order, locale)
  return {
    locale,
    shop: settings.name,
    code: order.code,
    link,
    at: order.placedAt,
    title: (isInvoice(order, payment) ? m.document_invoice : m.document_order)({}, options),
    facts: [
      m.document_placed({ at: formatDateTime(order.placedAt, locale) }, options),
      paymentRemark(order, payment, options),
    ],
    seller: sellerOf(settings, options),
    buyer: buyerOf(order, options),
    rows,
    rates: vatByRate(rows),
    sums: sumsOf(order, payment, options),
    vat: order.vat,
    words: locale === 'vi' ? amountInWords(order.total) : null,
    foot: m.document_no_tax_invoice({}, options),
  }
}

type Taxed = { paid: Dong; vatRate: number; vat: Dong }
type RateSum = { rate: number; net: Dong; vat: Dong; gross: Dong }

/** Sums by VAT rate, the lowest first. VAT is taken from the lines, so that rows and sums agree to the đồng. */
export function vatByRate(lines: Taxed[]): RateSum[] {
  const byRate = Map.groupBy(lines, (line) => line.vatRate)
  return [...byRate]
    .map(([rate, all]) => {
      const gross = all.reduce((sum, line) => sum + line.paid, 0)
      const vat = all.reduce((sum, line) => sum + line.vat, 0)
      return { rate, net: gross - vat, vat, gross }
    })
    .sort((a, b) => a.rate - b.rate)
}

type Options = { locale: Locale }

function rowsOf(order: WholeOrder, locale: Locale): InvoiceRow[] {
  const lines = nestLines(order.lines).flatMap((line) => [
    line,
    ...line.services.map((work) => ({ ...work, setWith: null })),
  ])
  const goods = lines.map((line) => ({
    name: line.name,
    detail: [
      line.options.map((option) => option.label).join(' · '),
      line.sku,
      line.setWith && m.bundle_with({ name: line.setWith }, { locale }),
    ]
      .filter(Boolean)
      .join(' · '),
    isWork: line.partOf !== null,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
    paid: paidOf(line),
    vatRate: line.vatRate,
    vat: line.vat,
  }))
  const { shippingFee: paid, shippingDiscount: discount, shippingVatRate: vatRate } = order
  if (!paid && !discount) return goods
  const name = m.order_shipping({}, { locale })
  const fee = { name, detail: '', isWork: false, quantity: null, unitPrice: paid + discount, discount }
  return [...goods, { ...fee, paid, vatRate, vat: vatOf(paid, vatRate).vat }]
}

function sumsOf(order: WholeOrder, payment: Payment | undefined, options: Options): Sum[] {
  const owed = order.state === 'cancelled' ? 0 : stillOwed(payment)
  const sums: Sum[] = [
    { label: m.order_subtotal({}, options), amount: order.subtotal },
    { label: m.order_discount({}, options), amount: order.discount, sign: '−' },
    { label: m.order_shipping({}, options), amount: order.shippingFee },
    { label: m.order_total({}, options), amount: order.total, isTotal: true },
    { label: m.order_not_kept({}, options), amount: order.state === 'cancelled' ? 0 : order.notKept, sign: '−' },
    { label: m.document_received({}, options), amount: payment?.received ?? 0 },
    { label: m.document_refunded({}, options), amount: payment?.refunded ?? 0, sign: '−' },
    { label: m.document_refunds_pending({}, options), amount: payment?.refundsPending ?? 0, sign: '−' },
    { label: m.document_to_refund({}, options), amount: order.state === 'cancelled' ? keptOf(payment) : 0 },
    { label: m.document_owed({}, options), amount: owed },
  ]
  return sums.filter((sum) => sum.amount > 0 || sum.isTotal)
}

const keptOf = (payment: Payment | undefined) => (payment ? heldMoneyOf(payment) : 0)

/** Only a paid order has an invoice; before that, and when it is cancelled, its paper is the order itself. */
export const isInvoice = ({ state }: Pick<WholeOrder, 'state'>, payment: Payment | undefined) =>
  state !== 'cancelled' && payment !== undefined && isPaidInFull(payment)

/** The remark on the invoice of a cancelled or unpaid order. */
function paymentRemark(order: WholeOrder, payment: Payment | undefined, options: Options) {
  if (order.state === 'cancelled') return m.order_state_cancelled({}, options)
  if (payment?.amount === 0) return m.payment_nothing({}, options)
  if (!payment || !isPaidInFull(payment)) return m.document_unpaid({}, options)
  const paid = payment.paidAt
    ? m.document_paid_on({ day: formatDate(payment.paidAt, options.locale) }, options)
    : m.payment_state_paid({}, options)
  return `${paid} · ${methodMessages[payment.method]({}, options)}`
}

function sellerOf({ owner, name, address, phone, email }: ShopSettings, options: Options): Party {
  return {
    head: m.document_seller({}, options),
    name: owner.company || name,
    lines: [
      address,
      owner.taxCode && m.document_tax_code({ number: owner.taxCode }, options),
      owner.registration && m.document_registration({ number: owner.registration }, options),
      owner.issued,
      [phone, email].filter(Boolean).join(' · '),
    ].filter(Boolean),
  }
}

/** The company that asked for the invoice comes first; the person who ordered below it. */
function buyerOf({ invoice, name, phone, email, address }: WholeOrder, options: Options): Party {
  const reached = [phone && showPhone(phone), email].filter(Boolean).join(' · ')
  const head = m.document_buyer({}, options)
  if (!invoice) return { head, name, lines: [reached, address ? addressLine(address) : ''].filter(Boolean) }
  const taxCode = m.document_tax_code({ number: invoice.taxCode }, options)
  return { head, name: invoice.company, lines: [invoice.address, taxCode, [name, reached].filter(Boolean).join(' · ')] }
}
