import type { NewProductFacts, NewVariant } from '#shop/catalogue/products/add-products.ts'
import type { Priced } from '#shop/catalogue/prices/price.ts'
import type { LockedVariantRow } from '#shop/inventory/moves/lock-variant-rows.ts'
import type { Reason } from './import.ts'

/** The verdict on a row before it is applied. */
export type RowVerdict =
  | { outcome: 'faulty'; reasons: Reason[] }
  | { outcome: 'unchanged' }
  | { outcome: 'changed'; variant: LockedVariantRow; prices?: Priced; change: number }
  | { outcome: 'created'; created: NewRowVariant }

/** A variant that a row creates: of an existing product, or of a draft created with it. `isFirst`: the first row of that draft. */
export type NewRowVariant = { variant: NewVariant; onHand: number; isFirst: boolean } & (
  | { productId: string; facts?: undefined }
  | { productId?: undefined; facts: NewProductFacts }
)

export const rowWithErrors = (reasons: Reason[]): RowVerdict => ({ outcome: 'faulty', reasons })
