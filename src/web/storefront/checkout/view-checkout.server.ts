import { createContext } from 'react-router'
import { quoteCarrierFee, type Destination } from '#flows/shipments/quote-carrier-fee.ts'
import { addDays, formatWeekday } from '#kit/clock.ts'
import { inLocale, type Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import type { Rules } from '#shop/checkout/find-rules.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import { describePromotions } from '#shop/checkout/describe-promotions.ts'
import { isBlocking, problemMessage } from '#shop/checkout/problem.ts'
import type { Delivery, Place } from '#shop/shipping/zones/rates.ts'
import { peakOf } from '#shop/shipping/zones/delivery-estimate.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { fallbackLabelsIn, viewLine } from '#web/shell/cart/cart-view.server.ts'
import { promotionContextOf, type CartContact } from '#web/shell/cart/promotion-context.server.ts'
import { sealTotal } from './seal-total.server.ts'
import { viewPayments } from './view-payments.server.ts'

type CheckoutInput = CartContact & {
  place?: Place
  ward?: Destination
  method: MethodCode
  locale: Locale
  promised?: string
}

/** The basket as checkout shows it: lines, sums, and what each way of delivery costs and when it comes. */
export async function viewCheckout(db: Db, { place, ward, method, locale, promised: shown, ...asking }: CheckoutInput) {
  const lines = asking.cartId ? await listCartLines(db, asking.cartId) : []
  const promised = await promotionContextOf(db, asking)
  const at = new Date()
  const { carrierFee, shownQuote } = quoteCarrierFee(db, ward, shown)
  const { quote, deliveries, rules } = await findQuote(db, {
    lines,
    place,
    method,
    ...promised,
    locale,
    at,
    carrierFee,
  })
  return {
    lines: quote.lines.map((line) => ({ ...viewLine(line, locale), setWith: partnersOf(line, quote) })),
    problems: quote.problems.filter(isBlocking).map((problem) => problemMessage(problem, locale)),
    /** Changes since the shopper looked that do not block the order. */
    news: quote.problems.filter((problem) => !isBlocking(problem)).map((problem) => problemMessage(problem, locale)),
    lent: fallbackLabelsIn(quote.lines, locale),
    count: quote.count,
    subtotal: quote.subtotal,
    promotions: describePromotions(quote, locale),
    /** By the rate, before anything is taken off. */
    shippingFee: quote.delivery ? quote.delivery.fee : null,
    total: quote.total,
    seal: sealTotal(asking.cartId, quote.total),
    payments: viewPayments(rules.settings, quote),
    /** Goods and delivery are free, so no payment method is needed. */
    isFree: quote.total === 0 && quote.delivery !== null,
    vat: quote.vat,
    methods: deliveries.map((way) => describeMethod(way, { at, locale, rules, workDays: quote.workDays })),
    /** The carrier quote behind the fee of standard delivery, so that the shown fee is charged. */
    carrierQuote: shownQuote.id ?? '',
  }
}
/** For a part of a set: the names of the other parts. */
const partnersOf = ({ id, bundleMark }: Quote['lines'][number], { lines }: Quote) =>
  bundleMark
    ? lines
        .filter((one) => one.bundleMark === bundleMark && one.id !== id)
        .map(({ name }) => name)
        .join(', ')
    : ''

export type CheckoutView = Awaited<ReturnType<typeof viewCheckout>>

/** The view that the action computed. The loader runs after it in the same request and reuses it without a second quote. */
export const answeredView = createContext<CheckoutView | null>(null)

type MethodContext = { at: Date; locale: Locale; rules: Rules; workDays: number }

function describeMethod({ method, fee, daysMin, daysMax }: Delivery, { at, locale, rules, workDays }: MethodContext) {
  const day = (days: number) => formatWeekday(addDays(at, days), locale)
  const { peaks, cutOffHour } = rules.settings
  const peak = peakOf({ method, daysMax }, workDays, { at, peaks })
  return {
    method,
    fee,
    from: day(daysMin),
    until: day(daysMax),
    /** Why delivery takes longer, or until when an order still leaves today. */
    notice: peak ? inLocale(peak.notice, locale) : '',
    isToday: method === 'same_day' && daysMax === 0 ? cutOffHour : null,
  }
}
