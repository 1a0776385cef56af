import { expect, test } from 'vitest'
import { ageGroupOf, googleCategoryOf, feedSizeOf } from './merchant-feed.ts'

const boot = { category: 'figure', type: 'set', attributes: { age: ['kid', 'adult'], blade_included: true } } as const
const bare = { category: 'figure', type: 'boot_only', attributes: { age: ['adult'], blade_included: false } } as const

test('skates, boots without blades, blades, guards and helmets each have their Google category', () => {
  const of = (category: 'blades' | 'accessories' | 'protective', type: string) =>
    googleCategoryOf({ category, type, attributes: {} })
  expect([googleCategoryOf(boot), googleCategoryOf(bare)]).toEqual([1057, 6708])
  expect([of('blades', 'figure'), of('accessories', 'guards'), of('protective', 'helmet')]).toEqual([7000, 4019, 6080])
  expect([of('accessories', 'towels'), of('protective', 'neck')]).toEqual([3791, 1105])
})

test('a product is for children only if no adult wears it', () => {
  expect([ageGroupOf(boot), ageGroupOf(bare)]).toEqual(['adult', 'adult'])
  expect(ageGroupOf({ ...boot, attributes: { age: ['kid'] } })).toBe('kids')
  expect(ageGroupOf({ category: 'hockey', type: 'junior', attributes: {} })).toBe('kids')
})

test('boot sizes have one form, each width is a size of its own, and only EU sizes name a size system', () => {
  const size = (width: string) => feedSizeOf(boot, { size: '245', width }, { size: '245 mm · EU 39', width: 'Vừa (R)' })
  expect([size('R'), size('W')]).toEqual([
    { size: '39 R', system: 'EU' },
    { size: '39 W', system: 'EU' },
  ])
  expect(feedSizeOf({ ...boot, category: 'protective' }, { size: 'M' }, { size: 'M' })).toEqual({ size: 'M' })
  expect(feedSizeOf({ ...boot, category: 'blades' }, { blade_length: '9.75' }, { blade_length: '9,75″' }).size).toBe(
    '9,75″',
  )
})
