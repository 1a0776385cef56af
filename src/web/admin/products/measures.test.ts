import { describe, expect, test } from 'vitest'
import { categorySlugs } from '#shop/catalogue/product-draft.ts'
import { products } from '#seed/catalogue/products.ts'
import { measuresOf, measureTexts, readMeasures } from './measures.ts'

describe('the measures of a product', () => {
  test.each(products.map(({ draft }) => [draft.vi.name, draft] as const))(
    'of %s stay what they are when they are saved as they stand',
    (_, { category, attributes }) => {
      const { attributes: read, errors } = readMeasures(category, measureTexts(attributes ?? {}), true)
      expect(errors).toEqual({})
      expect(read).toEqual(attributes)
    },
  )

  test.each(categorySlugs)('of the category %s can all be asked for', (category) => {
    for (const { kind, choices } of measuresOf(category))
      expect(['one', 'many', 'yesno'].includes(kind)).toBe(choices.length > 0)
  })

  test('may be open in a draft, and are asked for before it is sold', () => {
    expect(readMeasures('figure', {}, false)).toEqual({ attributes: {}, errors: {} })
    expect(Object.keys(readMeasures('figure', {}, true).errors)).toContain('measure.stiffness')
  })

  test.each([
    ['measure.stiffness', '200'],
    ['measure.stiffness', 'soft'],
    ['measure.weight_g', '1,5'],
    ['measure.material', 'glass'],
    ['measure.rocker_ft', '9'],
    ['measure.age', 'kid,robot'],
  ])('%s as %j is told at its field', (field, typed) =>
    expect(Object.keys(readMeasures('figure', { [field]: typed }, false).errors)).toEqual([field]),
  )
})
