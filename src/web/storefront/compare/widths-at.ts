import type { SizesInStock } from './compare-rows.server.ts'

/** The widths in which a product can be had in this size. Where the size is sold out in all of them it counts as made in each, so that one lack does not cost the points of two. */
export function widthsAt(size: number | null | undefined, made: string[], inStock: readonly SizesInStock[]) {
  if (size == null || !inStock.some(({ sizes }) => sizes.includes(size))) return made
  return made.filter((one) => inStock.some(({ width, sizes }) => width === one && sizes.includes(size)))
}
