import { isMadeSize, labelForFoot, widths, type BootDiscipline, type Width } from '#shop/catalogue/attributes/sizes.ts'
import { readAnswers } from '#shop/catalogue/attributes/use-foot.ts'
import type { LineSlug, Options } from '#shop/catalogue/product.ts'
import type { PickVariant } from '../product/picker.ts'
import { sizeTypedIn, type SizeTyped } from './size-form.ts'
import { adviceFor } from './use-size-advice.ts'

/** `width`: what the girth asks for, whether or not a boot is made in it; null where no girth was measured. `isSure`: certain enough to be chosen for the shopper. */
export type OwnFit = { foot: number; typed: SizeTyped; size: number; width: Width | null; isSure: boolean }

/** The size and width of the foot kept in this browser, for one kind of boot: the same on the product page, in lists, comparison and bundle builder. The line changes neither. */
export function ownFit(foot: number, discipline: BootDiscipline, line: LineSlug | null = null): OwnFit {
  const typed = sizeTypedIn(Object.entries(readAnswers()))
  const { advice } = adviceFor({ foot: String(foot), ...typed }, { discipline, line: line ?? 'sport' })
  if (!advice) return { foot, typed, size: labelForFoot(discipline, foot), width: null, isSure: false }
  const { foot_mm, size_mm, width, confidence_level } = advice
  return { foot: foot_mm, typed, size: size_mm, width, isSure: confidence_level !== 'low' && isMadeSize(size_mm) }
}

type WidthVerdict = 'fits' | 'unknown' | 'tight' | 'loose'

/** How a width suits the foot; a product without widths, or a foot without a girth, says nothing. */
export function widthFit(chosen: string | undefined, needed: Width | null): WidthVerdict {
  const [at, own] = [chosen, needed].map((one) => widths.indexOf(one as Width))
  if (at! < 0 || own! < 0) return 'unknown'
  return at === own ? 'fits' : at! < own! ? 'tight' : 'loose'
}

type Stock = 'in-stock' | 'sold-out' | 'not-made'

/** Whether this boot can be bought in the size and width, in the chosen colour if there is one. */
export function fitStock(
  variants: readonly PickVariant[],
  { size, width }: Pick<OwnFit, 'size' | 'width'>,
  colour?: string,
): Stock {
  const made = variants.filter(
    ({ options }) =>
      options.size === String(size) &&
      (width === null || options.width === undefined || options.width === width) &&
      (colour === undefined || options.colour === undefined || options.colour === colour),
  )
  return made.some(({ stock }) => stock !== 0) ? 'in-stock' : made.length ? 'sold-out' : 'not-made'
}

/** The options that choosing one's own fit sets: the width only where one is known and this boot is made in it. */
export const fitOptions = (variants: readonly PickVariant[], { size, width }: OwnFit, colour?: string): Options => ({
  size: String(size),
  ...(width &&
    variants.some(({ options }) => options.width !== undefined) &&
    fitStock(variants, { size, width }, colour) !== 'not-made' && { width }),
})
