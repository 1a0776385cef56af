import { describe, expect, it } from 'vitest'
import { exactOption, matchOptions, splitMatch } from './match-options.ts'

const provinces = ['Thanh Hóa', 'Thành phố Hà Nội', 'Hải Phòng', 'Đà Nẵng', 'Thành phố Hồ Chí Minh'].map((label) => ({
  value: label,
  label,
}))
const labels = (query: string) => matchOptions(provinces, query).map(({ label }) => label)

describe('a searchable list', () => {
  it('is found without accents, words that start so first', () => {
    expect(labels('ha')).toEqual(['Thành phố Hà Nội', 'Hải Phòng', 'Thanh Hóa', 'Thành phố Hồ Chí Minh'])
    expect(labels('DA NANG')).toEqual(['Đà Nẵng'])
    expect(labels('hồ chí')).toEqual(['Thành phố Hồ Chí Minh'])
  })

  it('shows everything for an empty query and nothing for a stranger', () => {
    expect(labels('  ')).toHaveLength(provinces.length)
    expect(labels('Paris')).toEqual([])
  })

  it('takes a rule of its own', () => {
    const old = (option: { value: string }, query: string) => query === 'Hà Tây' && option.value === 'Thành phố Hà Nội'
    expect(matchOptions(provinces, 'Hà Tây', old)).toHaveLength(1)
  })

  it('knows what was typed out in full', () => {
    expect(exactOption(provinces, 'da nang')?.value).toBe('Đà Nẵng')
    expect(exactOption(provinces, 'da')).toBeUndefined()
  })
})

describe('the marked part of a label', () => {
  it('keeps the accents of the label', () => {
    expect(splitMatch('Thành phố Hà Nội', 'ha no')).toEqual(['Thành phố ', 'Hà Nộ', 'i'])
    expect(splitMatch('Đà Nẵng', 'da')).toEqual(['', 'Đà', ' Nẵng'])
    expect(splitMatch('Thanh Hóa', 'nh')).toEqual(['Tha', 'nh', ' Hóa'])
  })

  it('is empty where nothing matches', () => {
    expect(splitMatch('Huế', 'x')).toEqual(['Huế', '', ''])
    expect(splitMatch('Huế', '')).toEqual(['Huế', '', ''])
  })
})
