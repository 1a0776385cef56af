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
  /** How often this buyer used it; 0 also while nobody knows who buys. */
  usedByBuyer: number
  /** Whether the buyer ordered before; null: not known yet, and not held against anybody. */
  hasOrdered: boolean | null
}

/** Why a code does nothing. `unknown` is also said of what is over, so that guessing learns nothing. */
export type CodeProblem =
  | { kind: 'unknown' }
  | { kind: 'not-yet'; from: Date }
  | { kind: 'used-up' }
  | { kind: 'used-by-you' }
  | { kind: 'not-first' }
  | { kind: 'not-these' }
  | { kind: 'minimum'; missing: Dong; isWhole: boolean }
  /** What the basket still lacks for the first time: what must be bought, and what then costs less. */
  | { kind: 'incomplete'; lacks: { count: number; scope: ProductScope }[] }
  /** Nothing is to be paid for delivery anyway. */
  | { kind: 'no-fee' }
  | { kind: 'not-with-others' }

/** What becomes of a code that was asked for. `waiting`: it takes off the fee for delivery, once there is one. */
export type CodeAnswer = { code: string; name: Localized | null } & (
  | { state: 'applied'; amount: Dong }
  | { state: 'waiting' }
  | { state: 'refused'; problem: CodeProblem }
)

/** Who buys, as far as it is known: the names they are counted under (buyer-names.ts), and how to find out whether they ordered before. */
export type Buyer = { names: readonly string[]; hasOrdered: () => Promise<boolean> }
