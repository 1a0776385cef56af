import { describe, expect, test } from 'vitest'
import { categorySlugs } from '#shop/catalogue/product-draft.ts'
import { products } from '#seed/catalogue/products.ts'
import { measuresOf, measureTexts, readMeasures } from './measures.ts'

describe('the form of a product’s measures', () => {
  test.each(products.map(({ draft }) => [draft.vi.name, draft] as const))(
    'the measures of %s stay the same when they are saved unchanged',
    (_, { category, attributes }) => {
      const { attributes: read, errors } = readMeasures(category, measureTexts(attributes ?? {}), true)
      expect(errors).toEqual({})
      expect(read).toEqual(attributes)
    },
  )

  test.each(categorySlugs)('all measures of the category %s have a field', (category) => {
    for (const { kind, choices } of measuresOf(category))
      expect(['one', 'many', 'yesno'].includes(kind)).toBe(choices.length > 0)
  })

  test('profiles of hockey runners are offered in their order, the goalie’s last', () => {
    const profile = measuresOf('hockey').find(({ key }) => key === 'profile_ft')
    expect(profile).toMatchObject({ kind: 'one', choices: ['9', '9.5', '10', '11', '9/10', '28'] })
  })

  test('a measure may be missing in a draft, and is required before the product is sold', () => {
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
  ])('%s as %j is an error at its field', (field, typed) =>
    expect(Object.keys(readMeasures('figure', { [field]: typed }, false).errors)).toEqual([field]),
  )
})
