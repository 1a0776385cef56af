import type { GoodsFacts, NewVariant } from '#shop/catalogue/add-goods.ts'
import type { Priced } from '#shop/catalogue/price.ts'
import type { HeldRow } from '#shop/inventory/hold-rows.ts'
import type { Reason } from './import.ts'

/** What a row would do. */
export type Judged =
  | { outcome: 'faulty'; reasons: Reason[] }
  | { outcome: 'unchanged' }
  | { outcome: 'changed'; held: HeldRow; prices?: Priced; change: number }
  | { outcome: 'created'; made: Made }

/** A variant that a row makes: of a product that is there, or of a draft that is begun with it. `isFirst`: nobody counted that draft yet. */
export type Made = { variant: NewVariant; onHand: number; isFirst: boolean } & (
  | { productId: string; facts?: undefined }
  | { productId?: undefined; facts: GoodsFacts }
)

export const faulty = (reasons: Reason[]): Judged => ({ outcome: 'faulty', reasons })
