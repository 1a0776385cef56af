import type { Locale } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/db.server.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { blocks, sayProblem, type Problem } from '#shop/checkout/problem.ts'
import type { ServiceLine } from '#shop/checkout/quote-services.ts'
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
      choice: choiceOf(line),
      services: line.services.map(viewWork),
      finalSince: line.finalSince?.toISOString() ?? null,
      isBlocked: line.problems.some(blocks),
    })),
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

/** Work done to a line. */
export const viewWork = (work: ServiceLine) => ({
  id: work.variantId,
  name: work.name,
  choice: choiceOf(work),
  unitPrice: work.unitPrice,
  listPrice: work.listPrice,
  total: work.total,
})
export type Work = ReturnType<typeof viewWork>

/** What the shopper can do about it on the spot: take the service off, or agree. */
const remedyOf = (problem: Problem) => ({
  service: problem.kind === 'service-gone' || problem.kind === 'service-unfit' ? problem.service : null,
  asksConsent: problem.kind === 'final-not-agreed',
})

export type CartView = Awaited<ReturnType<typeof viewCart>>
export type CartViewLine = CartView['lines'][number]
