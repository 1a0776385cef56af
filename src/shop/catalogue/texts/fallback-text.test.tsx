import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { inLocale } from '#test/in-locale.ts'
import { FallbackText } from './fallback-text.tsx'

const shown = (text: string, words: string[], locale: 'vi' | 'en' = 'en') =>
  inLocale(locale, () => renderToStaticMarkup(<FallbackText text={text} words={words} />))

describe('text borrowed from the other language', () => {
  test('borrowed words are marked with their language, and the rest of the sentence is not', () => {
    expect(shown('Lướt Aria 75 · 245 mm · Xanh rêu is sold out', ['Xanh rêu'])).toBe(
      'Lướt Aria 75 · 245 mm · <span lang="vi">Xanh rêu</span> is sold out',
    )
    expect(shown('One size · Loại dày', ['One size'], 'vi')).toBe('<span lang="en">One size</span> · Loại dày')
    expect(shown('245 mm · White', [])).toBe('245 mm · White')
  })

  test('borrowed words are matched whole, the longest first, with any characters', () => {
    expect(shown('Beige · Xanh rêu · Be', ['Xanh', 'Be', 'Xanh rêu'])).toBe(
      'Beige · <span lang="vi">Xanh rêu</span> · <span lang="vi">Be</span>',
    )
    expect(shown('Mềm (S/M) + hộp', ['Mềm (S/M) + hộp'])).toBe('<span lang="vi">Mềm (S/M) + hộp</span>')
  })
})
