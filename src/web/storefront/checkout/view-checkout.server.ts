import { addDays, formatWeekday } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { blocks, sayProblem } from '#shop/checkout/problem.ts'
import type { Delivery, Place } from '#shop/shipping/rates.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { viewLine } from '#web/chrome/cart-view.server.ts'

type Ask = { cartId: string | undefined; place?: Place; method: MethodCode; locale: Locale }

/** The basket as checkout shows it: lines, sums, and what each way of delivery costs and when it comes. */
export async function viewCheckout(db: Db, { cartId, place, method, locale }: Ask) {
  const wanted = cartId ? await listCartLines(db, cartId) : []
  const { quote, ways } = await findQuote(db, { wanted, place, method, locale, at: new Date() })
  return {
    lines: quote.lines.map(viewLine),
    problems: quote.problems.filter(blocks).map((problem) => sayProblem(problem, locale)),
    count: quote.count,
    subtotal: quote.subtotal,
    shippingFee: quote.delivery ? quote.shippingFee : null,
    total: quote.total,
    vat: quote.vat,
    ways: ways.map((way) => sayWay(way, locale)),
  }
}
export type CheckoutView = Awaited<ReturnType<typeof viewCheckout>>

const sayWay = ({ method, fee, daysMin, daysMax }: Delivery, locale: Locale) => {
  const day = (days: number) => formatWeekday(addDays(new Date(), days), locale)
  return { method, fee, from: day(daysMin), until: day(daysMax) }
}
