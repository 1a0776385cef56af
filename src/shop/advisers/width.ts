import { widthsOf, type Width } from '#shop/catalogue/attributes/sizes.ts'

/** The ball girth in mm that is a regular width for a foot of this length: docs/reference/skating.md 1.6. */
export const girthBase = (mm: number) => (mm >= 200 ? 231 + 0.6 * (mm - 235) : 1.05 * mm)

/** From how many mm above the regular girth each width is meant; N lies below R. */
const widthFrom = { R: -6, W: 6, XW: 15 } as const

/** The girths in mm at which the widths begin, for a foot of this length. */
export const girthLimits = (foot: number) => ({
  R: girthBase(foot) + widthFrom.R,
  W: girthBase(foot) + widthFrom.W,
  XW: girthBase(foot) + widthFrom.XW,
})

/** Width for a girth; `isOdd` when the measurement itself should be doubted. */
export function widthForGirth(girth: number, foot: number): { width: Width; isOdd: boolean } {
  const limits = girthLimits(foot)
  const from = girth + 1e-9
  const width = from < limits.R ? 'N' : from < limits.W ? 'R' : from < limits.XW ? 'W' : 'XW'
  const over = from - girthBase(foot)
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
