import type { Options } from '#shop/catalogue/product.ts'
import { candidates, type PickVariant } from '#web/parts/product/picker.ts'

type Wish = { size: string; width?: string }

/** The options that a shopper's own size sets: the size, and its width if made and in stock; undefined when it cannot be bought. */
export function ownChoice(
  variants: readonly PickVariant[],
  choice: Options,
  { size, width }: Wish,
): Options | undefined {
  const { width: usual, ...others } = choice
  const tries: Options[] =
    usual === undefined ? [{ size }] : [width, usual].map((one) => ({ size, width: one ?? usual }))
  return tries.find((one) => candidates(variants, { ...others, ...one }).some(({ stock }) => stock !== 0))
}
