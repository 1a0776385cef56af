import { expect, test } from 'vitest'
import { euSize, labelForFoot, ukSize, usChildSize, usMenSize, usWomenSize, vnSize, widthsOf } from './sizes.ts'

test.each([
  ['figure', 248, 250],
  ['figure', 245, 245],
  ['figure', 245.4, 245],
  ['figure', 245.5, 250],
  ['figure', 246, 250],
  ['figure', 150, 150],
  ['hockey', 248, 250],
  ['hockey', 240, 240],
  ['speed', 248, 250],
  ['speed', 247, 245],
  ['speed', 242, 240],
  ['recreational', 248, 250],
  ['recreational', 249, 255],
  ['recreational', 243, 245],
] as const)('a snug %s boot for a foot of %d mm is size %i', (discipline, foot, label) => {
  expect(labelForFoot(discipline, foot)).toBe(label)
})

/** Rows of table A, docs/reference/skating.md 1.6. */
test.each([
  [150, 25, 25, null, null, null, '8'],
  [185, 30, 30, null, null, 1, '12'],
  [195, 31.5, 32, null, 1, 2, '13.5'],
  [200, 32.5, 32, null, 1.5, 2.5, 'J1'],
  [205, 33, 33, 1, 2, 3, 'J1.5'],
  [240, 38.5, 38, 5.5, 6.5, 7.5, 'J5.5'],
  [245, 39, 39, 6, 7, 8, null],
  [250, 40, 40, 6.5, 7.5, 8.5, null],
  [310, 49, 49, 13.5, 14.5, 15.5, null],
])('size %i is converted as in table A', (mm, ...systems) => {
  expect([euSize(mm), vnSize(mm), ukSize(mm), usMenSize(mm), usWomenSize(mm), usChildSize(mm)]).toEqual(systems)
})

test('narrow and wide boots depend on line and size', () => {
  expect(widthsOf('premium', 190)).toEqual(['N', 'R', 'W'])
  expect(widthsOf('classic', 205)).toEqual(['R'])
  expect(widthsOf('classic', 210)).toEqual(['R', 'W'])
})
