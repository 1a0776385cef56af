import { describe, expect, it } from 'vitest'
import { exactOption, matchOptions, splitMatch } from './match-options.ts'

const provinces = ['Thanh Hóa', 'Thành phố Hà Nội', 'Hải Phòng', 'Đà Nẵng', 'Thành phố Hồ Chí Minh'].map((label) => ({
  value: label,
  label,
}))
const labels = (query: string) => matchOptions(provinces, query).map(({ label }) => label)

describe('a searchable list', () => {
  it('options are found without accents, and those that start with the query come first', () => {
    expect(labels('ha')).toEqual(['Thành phố Hà Nội', 'Hải Phòng', 'Thanh Hóa', 'Thành phố Hồ Chí Minh'])
    expect(labels('DA NANG')).toEqual(['Đà Nẵng'])
    expect(labels('hồ chí')).toEqual(['Thành phố Hồ Chí Minh'])
  })

  it('an empty query shows all options, and an unknown word shows none', () => {
    expect(labels('  ')).toHaveLength(provinces.length)
    expect(labels('Paris')).toEqual([])
  })

  it('a list may bring its own matching rule', () => {
    const old = (option: { value: string }, query: string) => query === 'Hà Tây' && option.value === 'Thành phố Hà Nội'
    expect(matchOptions(provinces, 'Hà Tây', old)).toHaveLength(1)
  })

  it('an option typed in full is recognized, without accents too', () => {
    expect(exactOption(provinces, 'da nang')?.value).toBe('Đà Nẵng')
    expect(exactOption(provinces, 'da')).toBeUndefined()
  })
})

describe('the highlighted part of a label', () => {
  it('the highlighted part keeps the accents of the label', () => {
    expect(splitMatch('Thành phố Hà Nội', 'ha no')).toEqual(['Thành phố ', 'Hà Nộ', 'i'])
    expect(splitMatch('Đà Nẵng', 'da')).toEqual(['', 'Đà', ' Nẵng'])
    expect(splitMatch('Thanh Hóa', 'nh')).toEqual(['Tha', 'nh', ' Hóa'])
  })

  it('nothing is highlighted where nothing matches', () => {
    expect(splitMatch('Huế', 'x')).toEqual(['Huế', '', ''])
    expect(splitMatch('Huế', '')).toEqual(['Huế', '', ''])
  })
})
