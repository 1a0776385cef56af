import type { SizeQuestion } from '#shop/advisers/advise-size.ts'
import type { Options } from '#shop/catalogue/product.ts'
import type { PickVariant } from '../product/picker.ts'

/** The boot in question: its kind, and its variants for sale. */
export type AdvisedBoot = Pick<SizeQuestion, 'discipline' | 'line'> & {
  slug: string
  variants: readonly PickVariant[]
  /** The colour chosen on the product page. */
  colour?: string
}

/** Sets the options on a product page; where the adviser has a page of its own, a link leads to the product instead. */
export type Choose = (chosen: Options) => void
