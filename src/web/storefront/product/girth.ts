import { m } from '#words/messages.js'

/** Ball girth in mm to which a foot of this length is of regular width: facts/skating.md 1.6. */
export const girthBase = (mm: number) => (mm >= 200 ? 231 + 0.6 * (mm - 235) : 1.05 * mm)

/** The girths that a width is made for, in whole mm. */
export function girthWords(mm: number, width: string) {
  const base = girthBase(mm)
  const [narrow, wide, widest] = [base - 6, base + 6, base + 15].map((limit) => Math.round(limit))
  if (width === 'N') return m.product_girth_below({ mm: narrow! })
  if (width === 'R') return m.product_girth({ from: narrow!, to: wide! })
  return width === 'W' ? m.product_girth({ from: wide!, to: widest! }) : m.product_girth_above({ mm: widest! })
}
