import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/db.server.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { blocks, sayProblem } from '#shop/checkout/problem.ts'
import { freeFrom } from '#shop/shipping/free-from.ts'

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
export async function viewCart(db: Db, wanted: WantedLine[], locale: Locale) {
  const { quote, rules } = await findQuote(db, { wanted, locale, at: new Date() })
  const threshold = freeFrom(rules.zones, rules.rates)
  return {
    lines: quote.lines.map((line) => ({
      ...pick(line, seen),
      choice: line.options.map((option) => option.label).join(' · '),
      isBlocked: line.problems.some(blocks),
    })),
    problems: quote.problems.map((problem) => ({
      id: problem.variantId,
      text: sayProblem(problem, locale),
      blocks: blocks(problem),
    })),
    count: quote.count,
    subtotal: quote.subtotal,
    freeShipping: threshold === null ? null : { from: threshold, missing: Math.max(0, threshold - quote.subtotal) },
  }
}
export type CartView = Awaited<ReturnType<typeof viewCart>>
export type CartViewLine = CartView['lines'][number]
