import { girthBase } from '#shop/advisers/width.ts'
import { m } from '#words/messages.js'

/** The girths that a width is made for, in whole mm. */
export function girthWords(mm: number, width: string) {
  const base = girthBase(mm)
  const [narrow, wide, widest] = [base - 6, base + 6, base + 15].map((limit) => Math.round(limit))
  if (width === 'N') return m.product_girth_below({ mm: narrow! })
  if (width === 'R') return m.product_girth({ from: narrow!, to: wide! })
  return width === 'W' ? m.product_girth({ from: wide!, to: widest! }) : m.product_girth_above({ mm: widest! })
}
