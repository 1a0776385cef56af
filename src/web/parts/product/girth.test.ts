import { expect, test } from 'vitest'
import { girthBase, widthForGirth } from '#shop/advisers/width.ts'
import { widths } from '#shop/catalogue/attributes/sizes.ts'
import { girthWords } from './girth.ts'

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

test('the legend of a width holds exactly the girths for which the size adviser names it', () => {
  for (let foot = 140; foot <= 315; foot++)
    for (const width of widths) {
      const [, ...numbers] = [...girthWords(foot, width).matchAll(/\d+/g)].map(([text]) => Number(text))
      const [from, to] =
        width === 'N' ? [numbers[0]! - 5, numbers[0]! - 1] : width === 'XW' ? [numbers[0]!, numbers[0]! + 5] : numbers
      for (const girth of [from!, to!])
        expect([foot, girth, widthForGirth(girth, foot).width]).toEqual([foot, girth, width])
    }
})

test('a foot of 205 mm with a girth of 222 mm reads wide in the legend too', () => {
  expect(girthWords(205, 'W')).toContain('219–227')
  expect(girthWords(205, 'R')).toContain('207–218')
})
