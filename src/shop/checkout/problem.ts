import { dong, type Dong } from '#kit/money.ts'
import type { Locale } from '#kit/localized.ts'
import { bladeIssueWords } from '#shop/advisers/blade-words.ts'
import { m } from '#words/messages.js'

/** The line, with its exact name: a cart may hold two sizes of one product. */
export type LineRef = { lineId: string; name: string }

/** A pair that staff allowed: only with this mark, and only these two variants. */
export type CompatibilityOverride = { mark: string; bootId: string; bladeId: string }

/** A cart problem: something prevents the order, or changed since the shopper looked. The cart shows it, so that the submit does not fail. */
export type Problem =
  | { kind: 'withdrawn'; lineId: string }
  | ({ kind: 'sold-out' } & LineRef)
  | ({ kind: 'short'; left: number } & LineRef)
  | ({ kind: 'too-many'; max: number } & LineRef)
  | ({ kind: 'price-changed'; from: Dong; to: Dong } & LineRef)
  /** A service on the line that is no longer offered, or not for this product. */
  | ({ kind: 'service-gone'; service: string } & LineRef)
  | ({ kind: 'service-unfit'; service: string; serviceName: string } & LineRef)
  /** The buyer has not agreed that a pair with work done cannot be returned. */
  | ({ kind: 'final-not-agreed' } & LineRef)
  /** A service that needs a product bought with it, but stands as a line of its own. */
  | ({ kind: 'not-alone' } & LineRef)
  /** A boot and a blade chosen as a bundle that do not fit: staff may allow the two with this mark. */
  | ({ kind: 'set-wrong'; blade: string; issues: string[]; pair: CompatibilityOverride } & LineRef)
  /** A bundle with more of one part than of the other, or without a part: it has no bundle price. */
  | ({ kind: 'set-uneven'; quantity: number } & LineRef)
  | ({ kind: 'set-incomplete' } & LineRef)
  /** Mounting without the other part of the pair, or on both parts of one pair. */
  | ({ kind: 'work-alone'; service: string; serviceName: string; needs: 'boot' | 'blade' } & LineRef)
  | ({ kind: 'work-twice'; service: string; serviceName: string } & LineRef)
  /** A blade bought by itself that fits no boot without a blade; `quantity`: how many pieces of the line. */
  | ({ kind: 'pair-unfit'; boot: string; issues: string[]; quantity: number } & LineRef)
  /** A spare blade: all boots in the cart have one. It may be for another pair. `issues`: why it would not fit this boot. */
  | ({ kind: 'blade-spare'; boot: string; issues: string[] } & LineRef)

const warnings: readonly Problem['kind'][] = ['price-changed', 'set-uneven', 'set-incomplete', 'blade-spare']

/** Problems that are only warnings do not stop the order; a changed price is caught by the total that the buyer saw. */
export const isBlocking = (problem: Problem) => !warnings.includes(problem.kind)

/** The reasons why a pair does not fit, as one text. */
const describeIssues = (issues: string[], locale: Locale) =>
  issues.map((issue) => bladeIssueWords[issue]!({}, { locale })).join(' ')

const joinSentences = (...sentences: string[]) => sentences.filter(Boolean).join(' ')

export function problemMessage(problem: Problem, locale: Locale): string {
  const options = { locale }
  switch (problem.kind) {
    case 'withdrawn':
      return m.cart_problem_withdrawn({}, options)
    case 'sold-out':
      return m.cart_problem_sold_out({ name: problem.name }, options)
    case 'short':
      return m.cart_problem_short({ name: problem.name, left: problem.left }, options)
    case 'too-many':
      return m.cart_problem_too_many({ name: problem.name, max: problem.max }, options)
    case 'price-changed':
      return m.cart_problem_price_changed(
        { name: problem.name, from: dong(problem.from), to: dong(problem.to) },
        options,
      )
    case 'service-gone':
      return m.service_problem_gone({ name: problem.name }, options)
    case 'service-unfit':
      return m.service_problem_unfit({ name: problem.name, work: problem.serviceName }, options)
    case 'final-not-agreed':
      return m.service_problem_final({ name: problem.name }, options)
    case 'not-alone':
      return m.service_problem_alone({ name: problem.name }, options)
    default:
      return describePair(problem, options)
  }
}

type OfPair = Extract<Problem, { kind: `set-${string}` | `work-${string}` | 'pair-unfit' | 'blade-spare' }>

/** The sentence about a boot and a blade. */
function describePair(problem: OfPair, options: { locale: Locale }): string {
  const { name } = problem
  switch (problem.kind) {
    case 'set-wrong':
      return m.bundle_problem_wrong(
        { name, blade: problem.blade, why: describeIssues(problem.issues, options.locale) },
        options,
      )
    case 'set-uneven':
      return m.bundle_problem_uneven({ name }, options)
    case 'set-incomplete':
      return m.bundle_problem_incomplete({ name }, options)
    case 'work-alone': {
      const words = problem.needs === 'blade' ? m.service_problem_no_blade : m.service_problem_no_boot
      return words({ name, work: problem.serviceName }, options)
    }
    case 'work-twice':
      return m.service_problem_twice({ name, work: problem.serviceName }, options)
    case 'pair-unfit':
      return m.bundle_problem_apart(
        { name, boot: problem.boot, why: describeIssues(problem.issues, options.locale) },
        options,
      )
    case 'blade-spare':
      return joinSentences(
        m.bundle_problem_spare({ name, boot: problem.boot }, options),
        describeIssues(problem.issues, options.locale),
      )
  }
}
