import { expect, test } from 'vitest'
import { holderMm } from '#shop/advisers/holder-mm.ts'
import { bladeNumbers, figureInches, speedInches } from './blade-numbers.ts'

/** Rows of table A, docs/reference/skating.md 1.6: label, figure blade, hockey holder, speed blade. */
const table = [
  [175, 7, undefined, 13],
  [185, 7.5, undefined, 13],
  [195, 7.75, 212, 13],
  [200, 8, 212, 14],
  [210, 8.25, 221, 14],
  [220, 8.75, 230, 15],
  [225, 9, 230, 15],
  [230, 9.25, 238, 16],
  [240, 9.5, 246, 16],
  [245, 9.75, 254, 16],
  [250, 10, 254, 17],
  [260, 10.25, 263, 17],
  [270, 10.75, 280, 18],
  [290, 11.5, 296, 18],
  [300, 12, 306, 18],
  [310, 12.25, 306, 18],
] as const

test.each(table)('a boot of %i mm takes the blades of table A', (boot, figure, holder, speed) => {
  expect([figureInches(boot), holderMm(boot), speedInches(boot)]).toEqual([figure, holder, speed])
})

test('a boot below 175 mm has no figure blade', () => expect(figureInches(170)).toBeUndefined())

test('a boot with a blade has the rocker of its product record', () => {
  expect(
    bladeNumbers({ category: 'figure', attributes: { rocker_ft: 7, blade_included: true }, bootMm: 240 }),
  ).toMatchObject({ kind: 'figure', inches: 9.5, radiusM: 7 * 0.3048 })
})

test('a bare boot has no blade', () =>
  expect(bladeNumbers({ category: 'figure', attributes: { blade_included: false }, bootMm: 240 })).toBeUndefined())

test('a loose blade has the length in which it is sold', () => {
  expect(bladeNumbers({ category: 'blades', attributes: { radius_m: 22 }, inches: 16 })).toMatchObject({
    kind: 'speed',
    inches: 16,
    radiusM: 22,
  })
  expect(bladeNumbers({ category: 'blades', attributes: { profile_ft: '10' }, holder: 254 })).toMatchObject({
    kind: 'hockey',
    holderMm: 254,
  })
  // A goalie's holder is closed, and is drawn so.
  expect(bladeNumbers({ category: 'blades', attributes: { profile_ft: '28' }, holder: 254 })).toMatchObject({
    kind: 'goalie',
    radiusM: 28 * 0.3048,
  })
})

test('no blade is drawn when the product record has no blade facts', () =>
  expect(bladeNumbers({ category: 'recreational', attributes: { steel: 'carbon' }, bootMm: 240 })).toBeUndefined())
