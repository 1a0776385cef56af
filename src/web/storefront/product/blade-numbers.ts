import { holderMm } from '#shop/advisers/holder-mm.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'

/** The numbers needed to draw a blade. `label` is the number by which it is sold. */
export type BladeNumbers = { kind: 'figure' | 'hockey' | 'goalie' | 'speed'; lengthMm: number; radiusM: number } & (
  | { inches: number }
  | { holderMm: number }
)

const mmPerInch = 25.4
const mPerFoot = 0.3048
/** Largest boot in mm for a speed blade of so many inches (docs/reference/skating.md 8.2). */
const speedBlades = [
  [195, 13],
  [210, 14],
  [225, 15],
  [245, 16],
  [265, 17],
  [Infinity, 18],
] as const

/** The outsole of our figure boots is 12 mm longer than the label, the blade a quarter of an inch shorter than that, in quarters (8.2). */
export function figureInches(bootMm: number) {
  const inches = Math.floor(((bootMm + 12) / mmPerInch - 0.25) * 4 + 1e-9) / 4
  return inches >= 7 && inches <= 13 ? inches : undefined
}

export const speedInches = (bootMm: number) => speedBlades.find(([upTo]) => bootMm <= upTo)![1]

type BladeNumbersInput = {
  category: CategorySlug
  attributes: Record<string, unknown>
  bootMm?: number
  inches?: number
  holder?: number
}

/** The blade of a boot in this size, or a loose blade of this length; undefined when attributes are missing. */
export function bladeNumbers({
  category,
  attributes,
  bootMm,
  inches,
  holder,
}: BladeNumbersInput): BladeNumbers | undefined {
  const { rocker_ft: rocker, radius_m: radius, profile_ft: profile } = attributes
  const sold =
    category === 'figure'
      ? bootMm && figureInches(bootMm)
      : category === 'speed'
        ? bootMm && speedInches(bootMm)
        : inches
  if (typeof rocker === 'number' && sold && attributes.blade_included !== false)
    return { kind: 'figure', inches: sold, lengthMm: sold * mmPerInch, radiusM: rocker * mPerFoot }
  if (typeof radius === 'number' && sold)
    return { kind: 'speed', inches: sold, lengthMm: sold * mmPerInch, radiusM: radius }
  const size = category === 'hockey' ? bootMm && holderMm(bootMm) : holder
  if (typeof profile === 'string' && size)
    return {
      kind: profile === '28' ? 'goalie' : 'hockey',
      holderMm: size,
      lengthMm: size,
      radiusM: Number.parseFloat(profile) * mPerFoot,
    }
}
