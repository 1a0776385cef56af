import type { SizeQuestion } from '#shop/advisers/size-adviser.ts'
import type { Options } from '#shop/catalogue/product.ts'
import type { PickVariant } from '../product/picker.ts'

/** The boot that is asked about: what it is, and what of it can be bought. */
export type AdvisedBoot = Pick<SizeQuestion, 'discipline' | 'line'> & {
  slug: string
  variants: readonly PickVariant[]
  /** The one chosen on the product page. */
  colour?: string
}

/** Sets the choice of a product page; on a page of its own the adviser leads there by a link instead. */
export type Choose = (chosen: Options) => void
