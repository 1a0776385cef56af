import type { Dong } from '#kit/money.ts'
import type { Localized } from '#kit/localized.ts'
import type { Promotion, ProductScope } from './promotion.ts'

/** A promotion to consider for one cart: an automatic one, or one whose code was entered. */
export type Offer = Promotion & {
  code: string | null
  /** How often this very code may be used; null: as often as the promotion. */
  codeMaxUses: number | null
  /** The promotion, or this code of it, has reached its limit. */
  isUsedUp: boolean
  /** How often this buyer used it; also 0 while the buyer is unknown. */
  usedByBuyer: number
  /** Whether the buyer ordered before; null: unknown, which does not exclude anybody. */
  hasOrdered: boolean | null
}

/** The reason why a code does nothing. `unknown` also stands for an expired code, so that guessing learns nothing. */
export type CodeProblem =
  | { kind: 'unknown' }
  | { kind: 'not-yet'; from: Date }
  | { kind: 'used-up' }
  | { kind: 'used-by-you' }
  | { kind: 'not-first' }
  | { kind: 'not-these' }
  | { kind: 'minimum'; missing: Dong; isWhole: boolean }
  /** The cart's gap to the first use: the goods to buy, and the goods that then cost less. */
  | { kind: 'incomplete'; lacks: { count: number; scope: ProductScope }[] }
  /** There is no delivery fee anyway. */
  | { kind: 'no-fee' }
  | { kind: 'not-with-others' }

/** The result of an entered code. `waiting`: it reduces the delivery fee, once there is one. */
export type CodeAnswer = { code: string; name: Localized | null } & (
  | { state: 'applied'; amount: Dong }
  | { state: 'waiting' }
  | { state: 'refused'; problem: CodeProblem }
)

/** The buyer, as far as known: the names under which uses are counted (buyer-names.ts), and a function that finds out whether they ordered before. */
export type Buyer = { names: readonly string[]; hasOrdered: () => Promise<boolean> }
