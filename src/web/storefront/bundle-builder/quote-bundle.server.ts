import { addDays, formatWeekday } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { db } from '#platform/postgres/db.server.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { readyIn } from '#shop/shipping/zones/delivery-estimate.ts'
import { isBlocking, problemMessage } from '#shop/checkout/problem.ts'
import type { QuoteLine } from '#shop/checkout/quote.ts'
import { asCartItem } from '#web/shell/cart/as-cart-item.ts'
import { choiceOf, fallbackLabelsIn, viewLine } from '#web/shell/cart/cart-view.server.ts'

export type ChosenBundle = {
  bootId: string
  bladeId: string
  mounting: string
  sharpening: string
  moulding: string | undefined
  /** The id of the compatibility override. */
  leave: string | undefined
}

/** The cart lines of this set; `agreed`: when the shopper agreed that goods with services are final. */
export function bundleLinesOf({ bootId, bladeId, leave, ...works }: ChosenBundle, agreed: Date): CartLineInput[] {
  const onBoot = [works.mounting, ...(works.moulding ? [works.moulding] : [])]
  const mark = leave ?? bundleMarkOf([bootId, bladeId, ...onBoot, works.sharpening])
  return [
    { variantId: bootId, services: [...onBoot, mark].sort(), finalSince: agreed, quantity: 1 },
    { variantId: bladeId, services: [works.sharpening, mark].sort(), finalSince: agreed, quantity: 1 },
  ]
}

/** Price, saving, ready date and problems of this set, by the quote that also computes every total. */
export const quoteBundle = (chosen: ChosenBundle, locale: Locale) =>
  quoteBundleLines(bundleLinesOf(chosen, new Date()), locale)

/** The same for the lines of any one bundle. */
export async function quoteBundleLines(lines: CartLineInput[], locale: Locale) {
  const at = new Date()
  const { quote } = await findQuote(db, { lines, locale, at })
  const rows = quote.lines.flatMap((line) => [line, ...line.services]).flatMap(({ discounts }) => discounts)
  const saved = rows.reduce((sum, row) => sum + (row.source === 'bundle' ? row.amount : 0), 0)
  return {
    rows: quote.lines.flatMap((line) => viewRows(line, locale)),
    /** As the browser's cart keeps them; the agreement is added when it is given. */
    items: quote.lines.map((line) => asCartItem({ ...viewLine(line, locale), finalSince: null })),
    keys: lines.map(lineKey),
    apart: quote.subtotal,
    saved,
    other: quote.discount - saved,
    total: quote.total,
    workDays: quote.workDays,
    readyOn: formatWeekday(addDays(at, readyIn(at, quote.workDays)), locale),
    chargeableG: quote.chargeableG,
    problems: quote.problems.map((problem) => problemMessage(problem, locale)),
    lent: fallbackLabelsIn(quote.lines, locale),
    mayBuy: quote.bundles.length === 1 && !quote.problems.some(isBlocking),
  }
}
export type BundleQuote = Awaited<ReturnType<typeof quoteBundle>>

/** Boot or blade, and the work on it, each with its price. */
const viewRows = (line: QuoteLine, locale: Locale) =>
  [line, ...line.services].map((one, nth) => ({
    ...pick(one, ['name', 'total']),
    choice: choiceOf(one),
    lent: fallbackLabelsIn([one], locale),
    picture: nth ? null : one.picture,
    isWork: nth > 0,
  }))
