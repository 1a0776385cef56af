import { widthsOf, type Width } from '#shop/catalogue/attributes/sizes.ts'

/** The ball girth in mm that is a regular width for a foot of this length: docs/reference/skating.md 1.6. */
export const girthBase = (mm: number) => (mm >= 200 ? 231 + 0.6 * (mm - 235) : 1.05 * mm)

/** Width for a girth; `isOdd` when the measurement itself should be doubted. */
export function widthForGirth(girth: number, foot: number): { width: Width; isOdd: boolean } {
  const over = girth - girthBase(foot) + 1e-9
  const width = over < -6 ? 'N' : over < 6 ? 'R' : over < 15 ? 'W' : 'XW'
  return { width, isOdd: over < -20 || over > 27 + 2e-9 }
}

type Offer = { width: Width; fits: 'well' | 'loose' | 'tight' }

/** The stocked width nearest to the width that a foot needs: it runs loose on a narrow foot, tight on a wide one. */
export function offeredWidth(line: 'premium' | 'sport' | 'classic', mm: number, needed: Width): Offer {
  const stocked = widthsOf(line, mm)
  if (stocked.includes(needed)) return { width: needed, fits: 'well' }
  if (needed === 'N') return { width: 'R', fits: 'loose' }
  return { width: stocked.includes('W') ? 'W' : 'R', fits: 'tight' }
}
