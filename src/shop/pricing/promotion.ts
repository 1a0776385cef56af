import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'

/** A set of goods: products named one by one, and those that match every non-empty list. All empty: everything. */
export type ProductScope = { categories: string[]; types: string[]; lines: string[]; products: string[] }

export const wholeScope: ProductScope = { categories: [], types: [], lines: [], products: [] }

/** `most`: at most so many đồng. `buy-get`: for each `buy` pieces bought, `get` of the promotion's goods cost less, the cheapest ones. */
export type Effect =
  | { kind: 'percent'; percent: number; most: Dong | null }
  | { kind: 'amount'; amount: Dong }
  | { kind: 'free-shipping'; most: Dong | null }
  | { kind: 'buy-get'; buy: number; of: ProductScope; get: number; percent: number; times: number | null }

/** The terms of a promotion when the order was placed: it may be changed afterwards. */
export type GrantedOffer = Pick<Promotion, 'name' | 'effect' | 'scope' | 'minSubtotal' | 'skipsSale' | 'combines'>

export type Promotion = {
  id: string
  name: Localized
  /** It needs a code; else it applies automatically. */
  byCode: boolean
  effect: Effect
  scope: ProductScope
  /** The minimum value of its goods, at today's prices, before any discount. */
  minSubtotal: Dong
  /** Goods on sale are left out, and do not count. */
  skipsSale: boolean
  firstOrder: boolean
  /** Together with others that combine; else alone, if that is better. */
  combines: boolean
  maxUses: number | null
  maxPerPerson: number | null
  startsAt: Date | null
  endsAt: Date | null
}
