import { describe, expect, test } from 'vitest'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { fallbackOptions, describeOptions } from './describe-options.ts'

const white = { vi: 'Trắng', en: 'White' }
const bought = variantLabels({ size: '235', width: 'R', colour: 'white' }, { colour: white }, 'en')

describe('options of an order placed in English', () => {
  test('the options are stored as they were shown', () =>
    expect(bought.map(({ label }) => label)).toEqual(['235 mm · EU 37,5', 'Regular (R)', 'White']))

  test('the options are shown in the reader’s language', () => {
    expect(describeOptions(bought, 'vi')).toBe('235 mm · EU 37,5 · Vừa (R) · Trắng')
    expect(describeOptions(bought, 'en')).toBe('235 mm · EU 37,5 · Regular (R) · White')
  })

  test('options of older orders are translated by their keys, or else shown as they were', () => {
    const older = bought.map(({ key, value, label }) => ({ key, value, label }))
    expect(describeOptions(older, 'vi')).toBe('235 mm · EU 37,5 · Vừa (R) · White')
    expect(describeOptions([{ key: 'size', value: 'M', label: 'One for all' }], 'vi')).toBe('One for all')
    expect(fallbackOptions(older, { locale: 'vi', written: 'en' })).toEqual(['White'])
    expect(fallbackOptions(older, { locale: 'en', written: 'en' })).toEqual([])
  })

  test('an option without an English word is shown in Vietnamese and marked as borrowed', () => {
    const green = variantLabels({ size: '235', colour: 'green' }, { colour: { vi: 'Xanh rêu', en: '' } }, 'en')
    expect(describeOptions(green, 'en')).toBe('235 mm · EU 37,5 · Xanh rêu')
    expect(fallbackOptions(green, { locale: 'en', written: 'vi' })).toEqual(['Xanh rêu'])
    expect(fallbackOptions(green, { locale: 'vi', written: 'en' })).toEqual([])
  })
})
