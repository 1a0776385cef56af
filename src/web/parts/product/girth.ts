import { girthLimits } from '#shop/advisers/width.ts'
import { m } from '#words/messages.js'

/** The girths in whole mm for which the size adviser names a width, for a foot of this length: `Chân dài 205 mm: vòng bàn chân 219–227 mm`. */
export function girthWords(foot: number, width: string) {
  const limits = girthLimits(foot)
  const [r, w, xw] = [limits.R, limits.W, limits.XW].map((limit) => Math.ceil(limit - 1e-9)) as [number, number, number]
  if (width === 'N') return m.product_girth_below({ foot, mm: r })
  if (width === 'XW') return m.product_girth_from({ foot, mm: xw })
  return width === 'W' ? m.product_girth({ foot, from: w, to: xw - 1 }) : m.product_girth({ foot, from: r, to: w - 1 })
}
