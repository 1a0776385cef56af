import type { Options } from '#shop/catalogue/product.ts'
import { candidates, type PickVariant } from '#web/parts/product/picker.ts'

type Wish = { size: string; width?: string | null }

/**
 * The options that a shopper's own size sets; undefined when it cannot be bought. Another width than the own one is never chosen for a shopper: it would
 * not fit. `opened`: what the page chose; a width that the shopper has pressed since then stays, since their size may be known seconds later.
 */
export function ownChoice(
  variants: readonly PickVariant[],
  choice: Options,
  { size, width }: Wish,
  opened: Options = choice,
): Options | undefined {
  const { width: usual, ...others } = choice
  const own = usual === undefined ? { size } : { size, width: width ?? usual }
  if (usual !== opened.width && own.width !== usual) return undefined
  return candidates(variants, { ...others, ...own }).some(({ stock }) => stock !== 0) ? own : undefined
}
