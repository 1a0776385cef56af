import { describe, expect, test } from 'vitest'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { fallbackOptions, describeOptions } from './describe-options.ts'

const white = { vi: 'Trắng', en: 'White' }
const bought = variantLabels({ size: '235', width: 'R', colour: 'white' }, { colour: white }, 'en')

describe('what an English guest ordered', () => {
  test('stays as it was shown', () =>
    expect(bought.map(({ label }) => label)).toEqual(['235 mm · EU 37,5', 'Regular (R)', 'White']))

  test('is read in Vietnamese by who reads Vietnamese, and in English by who reads English', () => {
    expect(describeOptions(bought, 'vi')).toBe('235 mm · EU 37,5 · Vừa (R) · Trắng')
    expect(describeOptions(bought, 'en')).toBe('235 mm · EU 37,5 · Regular (R) · White')
  })

  test('before words of both languages were kept is read by its keys, else as it was shown', () => {
    const older = bought.map(({ key, value, label }) => ({ key, value, label }))
    expect(describeOptions(older, 'vi')).toBe('235 mm · EU 37,5 · Vừa (R) · White')
    expect(describeOptions([{ key: 'size', value: 'M', label: 'One for all' }], 'vi')).toBe('One for all')
    expect(fallbackOptions(older, { locale: 'vi', written: 'en' })).toEqual(['White'])
    expect(fallbackOptions(older, { locale: 'en', written: 'en' })).toEqual([])
  })

  test('without a word for it in English stands there in Vietnamese, and is told apart', () => {
    const green = variantLabels({ size: '235', colour: 'green' }, { colour: { vi: 'Xanh rêu', en: '' } }, 'en')
    expect(describeOptions(green, 'en')).toBe('235 mm · EU 37,5 · Xanh rêu')
    expect(fallbackOptions(green, { locale: 'en', written: 'vi' })).toEqual(['Xanh rêu'])
    expect(fallbackOptions(green, { locale: 'vi', written: 'en' })).toEqual([])
  })
})
