import type { lineSlugs } from '../product-draft.ts'

type Line = (typeof lineSlugs)[number]

/** "Cỡ Mondo" is our own standard (docs/reference/skating.md 1.6): exact integer arithmetic, ties round up. `mm` is the label of the boot. */
const half = (x: number) => Math.floor(2 * x + 0.5) / 2
const orNull = (size: number) => (size < 1 ? null : size)

export const euSize = (mm: number) => Math.floor((3 * (mm + 15) + 5) / 10) / 2
export const vnSize = (mm: number) => Math.floor((3 * (mm + 15) + 10) / 20)
export const ukSize = (mm: number) => orNull(half((3 * mm) / 25.4 - 23))
export const usMenSize = (mm: number) => orNull(half((3 * mm) / 25.4 - 22))
export const usWomenSize = (mm: number) => orNull(half((3 * mm) / 25.4 - 21))

/** Size in a child's US numbers, for labels up to 240 mm; `J1` follows 13.5. */
export function usChildSize(mm: number) {
  if (mm > 240) return null
  const k = half((3 * mm) / 25.4 - 9.667)
  return k < 14 ? String(k) : `J${k - 13}`
}

/** Labels each line is made in, in mm. */
export const sizeRange: Record<Line, { from: number; to: number; step: 5 }> = {
  premium: { from: 190, to: 300, step: 5 },
  sport: { from: 170, to: 310, step: 5 },
  classic: { from: 150, to: 310, step: 5 },
}

export const widths = ['N', 'R', 'W', 'XW'] as const
export type Width = (typeof widths)[number]

/** Widths a line stocks at a size: N, R, W · R, W · R, and W from 210. */
export function widthsOf(line: Line, mm: number): Width[] {
  if (line === 'premium') return ['N', 'R', 'W']
  if (line === 'sport' || mm >= 210) return ['R', 'W']
  return ['R']
}

/** Whether any line comes in this size. */
export const isMadeSize = (mm: number) => mm >= sizeRange.classic.from && mm <= sizeRange.classic.to

/** Boots have sizes in the millimetres of our own standard, and widths. */
export const isBoot = (category: string) => bootDisciplines.some((boot) => boot === category)
export const bootSizes = Array.from({ length: 34 }, (_, at) => String(150 + 5 * at))

/** Allowance in mm between foot and label where the fit is snug (docs/reference/skating.md 8.1). */
const snug = { figure: 0, hockey: 0, speed: -2, recreational: 2 } as const
export type BootDiscipline = keyof typeof snug
export const bootDisciplines = Object.keys(snug) as BootDiscipline[]

/** Extra room for a comfortable fit (the same table). */
const comfort = { figure: 3, hockey: 3, speed: 2, recreational: 3 } as const

/** The label for a foot of `mm` (the first steps of the size adviser, which counts in whole millimetres; the adviser itself considers more). */
export const labelForFoot = (discipline: BootDiscipline, mm: number, fit: 'snug' | 'comfort' = 'snug') =>
  5 *
  Math.ceil((Math.floor(mm + 0.5 + 1e-9) + snug[discipline] + (fit === 'comfort' ? comfort[discipline] : 0) - 1e-9) / 5)
