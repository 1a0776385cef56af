import { expect, test } from 'vitest'
import { girthBase } from '#shop/advisers/width.ts'

/** Column G0 of table B, docs/reference/skating.md 1.6. */
test.each([
  [150, 157.5],
  [195, 204.75],
  [200, 210],
  [235, 231],
  [250, 240],
  [310, 276],
])('a foot of %i mm in regular width has a girth of about %f mm', (mm, girth) => {
  expect(girthBase(mm)).toBeCloseTo(girth)
})
