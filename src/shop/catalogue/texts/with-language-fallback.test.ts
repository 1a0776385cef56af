import { describe, expect, test } from 'vitest'
import { products } from '#seed/catalogue/products.ts'
import { isFallbackLabel, isUntranslated, langOfName, withLanguageFallback } from './with-language-fallback.ts'

const vietnamese = { name: 'Lướt Aria', summary: 'Một câu.', description: 'Mô tả.', care: '' }

describe('English that nobody has written', () => {
  test.for([
    ['', 'Một câu.', true],
    ['  ', 'Một câu.', true],
    ['Một câu. ', 'Một câu.', true],
    ['One sentence.', 'Một câu.', false],
    ['', '', false],
    [null, null, false],
  ] as const)('%j beside %j: %j', ([own, other, is]) => expect(isUntranslated(own, other)).toBe(is))

  test.for([
    [{ vi: 'Xanh', en: '' }, true],
    [{ vi: 'Đỏ', en: '' }, true],
    [{ vi: 'Trắng ngà', en: 'Trắng ngà' }, true],
    [{ vi: 'Trắng ngà', en: 'Ivory' }, false],
    [{ vi: 'XL', en: '' }, false],
    [{ vi: '48–51 cm × 2', en: '' }, false],
    [{ vi: 'Titan', en: 'Titan' }, false],
  ] as const)('of a label: %j: %j', ([label, is]) => expect(isFallbackLabel(label)).toBe(is))

  test.for([
    ['Túi đựng giày Lướt Bến', 'vi'],
    ['Giày da', undefined],
    ['Áo ấm', 'vi'],
    ['Lướt Én 55', undefined],
    ['Lướt Đào children’s hard guards', undefined],
    ['Titan', undefined],
  ] as const)('of the name %j: read aloud as %j', ([name, lang]) => {
    expect(langOfName(name, 'en')).toBe(lang)
    expect(langOfName(name, 'vi')).toBeUndefined()
  })

  test('is not the English name of any product of the first stock', () => {
    const names = products.map(({ draft }) => draft.en.name)
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => langOfName(name, 'en'))).toEqual([])
  })

  test('is borrowed from the Vietnamese, part by part, and each part is named', () => {
    const english = { name: 'Luot Aria', summary: '', description: 'A description.', care: '' }
    expect(withLanguageFallback(english, vietnamese)).toEqual({
      ...english,
      summary: 'Một câu.',
      borrowed: ['summary'],
    })
    expect(withLanguageFallback({ ...english, description: 'Mô tả.' }, vietnamese).borrowed).toEqual([
      'summary',
      'description',
    ])
  })

  test('is never said of the Vietnamese itself', () =>
    expect(withLanguageFallback(vietnamese, vietnamese)).toEqual({ ...vietnamese, borrowed: [] }))
})
