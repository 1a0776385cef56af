import type { Locale, Localized } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { fallbackLabels } from '#shop/catalogue/texts/with-language-fallback.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { isBlocking, problemMessage } from '#shop/checkout/problem.ts'
import type { Quote, QuoteLine } from '#shop/checkout/quote.ts'
import { describePromotions } from '#shop/checkout/describe-promotions.ts'
import { describeDiscounts } from '#shop/pricing/describe-discounts.ts'
import { freeFrom } from '#shop/shipping/zones/free-from.ts'
import type { PromotionContext } from './promotion-context.server.ts'
import { remedyOf } from './remedy.ts'
import { bundleAddress, bundleChoiceOf, changeBundleAddress } from '../nav/bundle-address.ts'

const seen = [
  'id',
  'productId',
  'slug',
  'name',
  'picture',
  'quantity',
  'unitPrice',
  'listPrice',
  'total',
  'left',
] as const

/** The cart as drawer and cart page show it: priced by the server, with its problems in words. */
export async function viewCart(db: Db, lines: CartLineInput[], locale: Locale, promised?: PromotionContext) {
  const { quote, rules } = await findQuote(db, { lines, ...promised, locale, at: new Date() })
  const threshold = freeFrom(rules.zones, rules.rates, quote.chargeableG)
  return {
    lines: quote.lines.map((line) => ({ ...viewLine(line, locale), ...viewSet(line, quote) })),
    problems: quote.problems.map((problem) => ({
      id: problem.lineId,
      text: problemMessage(problem, locale),
      lent: fallbackLabelsIn(quote.lines, locale),
      blocks: isBlocking(problem),
      remedy: remedyOf(problem, quote.lines),
    })),
    count: quote.count,
    maxPerLine: rules.settings.maxPerLine,
    subtotal: quote.subtotal,
    promotions: describePromotions(quote, locale),
    freeShipping: threshold === null ? null : { from: threshold, missing: Math.max(0, threshold - quote.subtotal) },
  }
}

/** For a line of a set: the other lines, and whether it is the one whose controls change and remove the whole set. */
function viewSet(line: QuoteLine, { lines, bundles }: Quote) {
  const parts = line.bundleMark ? lines.filter(({ bundleMark }) => bundleMark === line.bundleMark) : []
  const bundle = bundles.find(({ mark }) => mark === line.bundleMark)
  const isOne = parts.length > 1 || bundle !== undefined
  const isLed = isOne && parts[0]!.id !== line.id
  const stocks = parts.flatMap(({ left }) => left ?? [])
  return {
    partners: parts.filter(({ id }) => id !== line.id).map(({ id }) => id),
    isLed,
    /** The scarcest part limits how many bundles are left. */
    left: isOne && stocks.length ? Math.min(...stocks) : line.left,
    set: isOne && !isLed ? headOf(parts, bundle) : null,
  }
}

/** Price of a set with its services, its saving, and the address where it is changed. */
function headOf(parts: QuoteLine[], bundle: Quote['bundles'][number] | undefined) {
  const priced = parts.flatMap((line) => [line, ...line.services])
  const rows = priced.flatMap(({ discounts }) => discounts)
  const mark = parts[0]!.bundleMark!
  return {
    isPriced: bundle !== undefined,
    total: priced.reduce((sum, one) => sum + one.total - one.discount, 0),
    saved: rows.reduce((sum, row) => sum + (row.source === 'bundle' ? row.amount : 0), 0),
    kind: kindOf(parts),
    href: isFigure(parts)
      ? bundleAddress({ ...bundleChoiceOf(parts), replaces: mark, ...(bundle?.isOverridden && { pair: mark }) })
      : changeBundleAddress(parts, mark),
  }
}

const isFigure = (parts: QuoteLine[]) => kindOf(parts) === 'figure'

/** The bundle's name in the cart. */
function kindOf(parts: QuoteLine[]) {
  if (parts.some(({ category }) => category === 'protective')) return 'kit' as const
  const discipline = parts.find(({ category }) => category !== 'blades')?.category
  return discipline === 'hockey' || discipline === 'speed' ? discipline : ('figure' as const)
}

type Chosen = { options: { label: string; words?: Localized }[] }
export const choiceOf = ({ options }: Chosen) => options.map((option) => option.label).join(' · ')

/** Labels of these options that exist only in the other language. */
export const fallbackLabelsIn = (lines: readonly Chosen[], locale: Locale) =>
  fallbackLabels(
    lines.flatMap(({ options }) => options.map(({ words }) => words)),
    locale,
  )

/** A line with its services, as cart and checkout show it. */
export const viewLine = (line: QuoteLine, locale: Locale) => ({
  ...pick(line, seen),
  choice: choiceOf(line),
  lent: fallbackLabelsIn([line], locale),
  services: line.services.map((work) => ({
    id: work.variantId,
    ...pick(work, ['name', 'unitPrice', 'listPrice', 'total']),
    choice: choiceOf(work),
    lent: fallbackLabelsIn([work], locale),
    why: describeDiscounts(work.discounts, locale),
  })),
  why: describeDiscounts(line.discounts, locale),
  finalSince: line.finalSince?.toISOString() ?? null,
})
export type ViewLine = ReturnType<typeof viewLine>

export type CartView = Awaited<ReturnType<typeof viewCart>>
export type CartViewLine = CartView['lines'][number]
