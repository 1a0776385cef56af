import { dong, type Dong } from '#kit/money.ts'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'

/** What stands in the way of an order, or changed since the shopper looked: told in the cart, not by a failed submit. */
export type Problem =
  | { kind: 'withdrawn'; variantId: string }
  | { kind: 'sold-out'; variantId: string; name: string }
  | { kind: 'short'; variantId: string; name: string; left: number }
  | { kind: 'too-many'; variantId: string; name: string; max: number }
  | { kind: 'price-changed'; variantId: string; name: string; from: Dong; to: Dong }

/** A changed price is told; it does not stop the order, the seen total does. */
export const blocks = (problem: Problem) => problem.kind !== 'price-changed'

export function sayProblem(problem: Problem, locale: Locale): string {
  switch (problem.kind) {
    case 'withdrawn':
      return m.problem_withdrawn({}, { locale })
    case 'sold-out':
      return m.problem_sold_out({ name: problem.name }, { locale })
    case 'short':
      return m.problem_short({ name: problem.name, left: problem.left }, { locale })
    case 'too-many':
      return m.problem_too_many({ name: problem.name, max: problem.max }, { locale })
    case 'price-changed':
      return m.problem_price_changed({ name: problem.name, from: dong(problem.from), to: dong(problem.to) }, { locale })
  }
}
