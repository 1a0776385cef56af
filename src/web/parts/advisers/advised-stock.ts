import type { SizeAdvice } from '#shop/advisers/size-adviser.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { m } from '#words/messages.js'
import type { PickVariant } from '../product/picker.ts'

export type AdvisedStock = {
  state: 'in-stock' | 'few' | 'other-colour' | 'other-width' | 'sold-out' | 'not-made'
  count?: number
}

/** Above this a shopper is only told that there is some: stock is counted no further (shown-stock.ts). */
const counted = 3

/** Whether the advised size can be bought, in the colour that is chosen if there is one. */
export function advisedStock(
  variants: readonly PickVariant[],
  { size_mm, width_offered }: Pick<SizeAdvice, 'size_mm' | 'width_offered'>,
  colour?: string,
): AdvisedStock {
  const inSize = variants.filter(({ options }) => options.size === String(size_mm))
  if (!inSize.length) return { state: 'not-made' }
  const inWidth = inSize.filter(({ options }) => options.width === undefined || options.width === width_offered)
  if (!inWidth.length) return { state: 'other-width' }
  const here = inWidth.filter(({ options }) => colour === undefined || options.colour === colour)
  const most = Math.max(0, ...here.map(({ stock }) => stock ?? Infinity))
  if (most > counted) return { state: 'in-stock' }
  if (most > 0) return { state: 'few', count: most }
  return { state: inWidth.some(({ stock }) => stock !== 0) ? 'other-colour' : 'sold-out' }
}

export const stockWords: Record<AdvisedStock['state'], (facts: { count: number; size: number }) => string> = {
  'in-stock': ({ size }) => m.advice_stock_yes({ size }),
  few: ({ count, size }) => m.advice_stock_few({ count, size }),
  'other-colour': ({ size }) => m.advice_stock_other_colour({ size }),
  'other-width': ({ size }) => m.advice_stock_other_width({ size }),
  'sold-out': ({ size }) => m.advice_stock_none({ size }),
  'not-made': ({ size }) => m.advice_stock_not_made({ size }),
}

/** What choosing the advice sets: the width only where it is made in that size. */
export function advisedChoice(variants: readonly PickVariant[], advice: Pick<SizeAdvice, 'size_mm' | 'width_offered'>) {
  const { state } = advisedStock(variants, advice)
  if (state === 'not-made') return
  const hasWidth = variants.some(({ options }) => options.width !== undefined)
  const choice: Options = { size: String(advice.size_mm) }
  return hasWidth && state !== 'other-width' ? { ...choice, width: advice.width_offered } : choice
}
