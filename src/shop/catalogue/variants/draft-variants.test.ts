import { describe, expect, test } from 'vitest'
import {
  choiceKey,
  optionCodeOf,
  draftVariants,
  skuNameOf,
  skuPatternOf,
  skuOf,
  type OptionDraft,
} from './draft-variants.ts'

const colours: OptionDraft = { key: 'colour', values: [{ value: 'white' }, { value: 'navy' }] }
const sizes: OptionDraft = { key: 'size', values: [{ value: '235' }, { value: '240' }, { value: '245' }] }
const plan = {
  options: [colours, sizes],
  pattern: skuPatternOf('FS-EN', ['colour', 'size']),
  price: 3_990_000,
  weightG: 2300,
}

describe('the variant matrix', () => {
  test('the matrix has a row for every combination, each with its own SKU', () => {
    const rows = draftVariants(plan, [])
    expect(rows).toHaveLength(6)
    expect(rows[0]).toEqual({
      variantId: null,
      options: { colour: 'white', size: '235' },
      sku: 'FS-EN-WHT-235',
      barcode: '',
      price: 3_990_000,
      weightG: 2300,
    })
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(6)
  })

  test('an existing variant keeps its SKU and price, whatever the order of its options', () => {
    const stored = {
      ...draftVariants(plan, [])[1]!,
      options: { size: '240', colour: 'white' },
      variantId: 'v1',
      sku: 'OLD',
      price: 1,
    }
    const rows = draftVariants(plan, [stored])
    expect(rows.filter(({ variantId }) => variantId)).toMatchObject([{ sku: 'OLD', price: 1 }])
    expect(choiceKey(rows[1]!.options)).toBe(choiceKey(stored.options))
  })

  test('a repeated SKU gets a number, even where the pattern is the same for all', () => {
    const rows = draftVariants({ ...plan, pattern: 'FS' }, [])
    expect(rows.map(({ sku }) => sku)).toEqual(['FS', 'FS-2', 'FS-3', 'FS-4', 'FS-5', 'FS-6'])
  })

  test('a product without options has one row', () =>
    expect(draftVariants({ ...plan, options: [], pattern: 'KHAN' }, [])).toMatchObject([{ options: {}, sku: 'KHAN' }]))
})

test.each([
  ['white', 'WHT'],
  ['white-grey', 'WGR'],
  ['black', 'BLK'],
  ['purple', 'prp'],
  ['black-purple', 'bpr'],
  ['9.25', '925'],
  ['3/8', '3/8'],
  ['XL', 'XL'],
  ['', ''],
])('the code of %s is %s', (value, code) => expect(optionCodeOf(value)).toBe(code))

test.each([
  ['Lướt Én', 'EN'],
  ['Giày trượt băng nghệ thuật Sương', 'GIAYTRUOTBANG'],
  ['Áo ấm', 'AOAM'],
  ['Thermoregulationswear 2', 'THERMOREGULATIONSWEAR'],
])('the name of %s in SKUs is %s: whole words', (name, text) => expect(skuNameOf(name)).toBe(text))

test('a SKU holds capitals, digits and dashes only, and no more than forty', () => {
  expect(skuOf('dao {hollow}', { hollow: '3/8' })).toBe('DAO-3-8')
  expect(skuOf('X'.repeat(60), {})).toHaveLength(40)
})
