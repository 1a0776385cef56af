import { describe, expect, test } from 'vitest'
import { withLanguageFallback, isFallbackLabel, isUntranslated } from './with-language-fallback.ts'

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
