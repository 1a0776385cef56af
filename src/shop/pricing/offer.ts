import type { Dong } from '#kit/money.ts'
import type { Localized } from '#kit/localized.ts'
import type { Promotion, ProductScope } from './promotion.ts'

/** A promotion that may come into question for one basket: it comes by itself, or its code was asked for. */
export type Offer = Promotion & {
  code: string | null
  /** How often this very code may be used; null: as often as the promotion. */
  codeMaxUses: number | null
  /** The promotion, or this code of it, has been used as often as it may. */
  isUsedUp: boolean
  /** How often this buyer used it; 0 also while the buyer is unknown. */
  usedByBuyer: number
  /** Whether the buyer ordered before; null: not known yet, which counts against nobody. */
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
  /** The cart's gap to the first use: the goods that must be bought, and the goods that then cost less. */
  | { kind: 'incomplete'; lacks: { count: number; scope: ProductScope }[] }
  /** There is no delivery fee anyway. */
  | { kind: 'no-fee' }
  | { kind: 'not-with-others' }

/** The result of a code that was entered. `waiting`: it takes off the delivery fee, once there is one. */
export type CodeAnswer = { code: string; name: Localized | null } & (
  | { state: 'applied'; amount: Dong }
  | { state: 'waiting' }
  | { state: 'refused'; problem: CodeProblem }
)

/** The buyer, as far as known: the names under which uses are counted (buyer-names.ts), and how to find out whether they ordered before. */
export type Buyer = { names: readonly string[]; hasOrdered: () => Promise<boolean> }
