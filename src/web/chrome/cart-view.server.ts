import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/db.server.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { blocks, sayProblem, type Problem } from '#shop/checkout/problem.ts'
import type { QuoteLine } from '#shop/checkout/quote.ts'
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
    lines: quote.lines.map(viewLine),
    problems: quote.problems.map((problem) => ({
      id: problem.lineId,
      text: sayProblem(problem, locale),
      blocks: blocks(problem),
      ...remedyOf(problem),
    })),
    count: quote.count,
    subtotal: quote.subtotal,
    freeShipping: threshold === null ? null : { from: threshold, missing: Math.max(0, threshold - quote.subtotal) },
  }
}

const choiceOf = ({ options }: { options: { label: string }[] }) => options.map((option) => option.label).join(' · ')

/** A line with the work done to it, as cart and checkout show it. */
export const viewLine = (line: QuoteLine) => ({
  ...pick(line, seen),
  choice: choiceOf(line),
  services: line.services.map((work) => ({
    id: work.variantId,
    ...pick(work, ['name', 'unitPrice', 'listPrice', 'total']),
    choice: choiceOf(work),
  })),
  finalSince: line.finalSince?.toISOString() ?? null,
})
export type ViewLine = ReturnType<typeof viewLine>

/** What the shopper can do about it on the spot: take the service off, or agree. */
const remedyOf = (problem: Problem) => ({
  service: problem.kind === 'service-gone' || problem.kind === 'service-unfit' ? problem.service : null,
  asksConsent: problem.kind === 'final-not-agreed',
})

export type CartView = Awaited<ReturnType<typeof viewCart>>
export type CartViewLine = CartView['lines'][number]
