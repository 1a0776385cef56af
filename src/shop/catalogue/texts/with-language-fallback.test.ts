import { describe, expect, test } from 'vitest'
import { products } from '#seed/catalogue/products.ts'
import { isFallbackLabel, isUntranslated, langOfName, withLanguageFallback } from './with-language-fallback.ts'

const vietnamese = { name: 'Lướt Aria', summary: 'Một câu.', description: 'Mô tả.', care: '' }

describe('missing English', () => {
  test.for([
    ['', 'Một câu.', true],
    ['  ', 'Một câu.', true],
    ['Một câu. ', 'Một câu.', true],
    ['One sentence.', 'Một câu.', false],
    ['', '', false],
    [null, null, false],
  ] as const)('English %j beside Vietnamese %j is untranslated: %j', ([own, other, is]) =>
    expect(isUntranslated(own, other)).toBe(is),
  )

  test.for([
    [{ vi: 'Xanh', en: '' }, true],
    [{ vi: 'Đỏ', en: '' }, true],
    [{ vi: 'Trắng ngà', en: 'Trắng ngà' }, true],
    [{ vi: 'Trắng ngà', en: 'Ivory' }, false],
    [{ vi: 'XL', en: '' }, false],
    [{ vi: '48–51 cm × 2', en: '' }, false],
    [{ vi: 'Titan', en: 'Titan' }, false],
  ] as const)('label %j is a fallback: %j', ([label, is]) => expect(isFallbackLabel(label)).toBe(is))

  test.for([
    ['Túi đựng giày Lướt Bến', 'vi'],
    ['Giày da', undefined],
    ['Áo ấm', 'vi'],
    ['Lướt Én 55', undefined],
    ['Lướt Đào children’s hard guards', undefined],
    ['Titan', undefined],
  ] as const)('the name %j is marked with language %j', ([name, lang]) => {
    expect(langOfName(name, 'en')).toBe(lang)
    expect(langOfName(name, 'vi')).toBeUndefined()
  })

  test('no English name in the seed is still Vietnamese', () => {
    const names = products.map(({ draft }) => draft.en.name)
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => langOfName(name, 'en'))).toEqual([])
  })

  test('each missing English text is borrowed from the Vietnamese, and its field is named', () => {
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

  test('a Vietnamese text borrows nothing', () =>
    expect(withLanguageFallback(vietnamese, vietnamese)).toEqual({ ...vietnamese, borrowed: [] }))
})
