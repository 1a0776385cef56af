import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLocale } from '#test/in-locale.ts'
import { ProductName } from './product-name.tsx'

const shown = (name: string, within?: string, words: string[] = []) =>
  inLocale('en', () => renderToStaticMarkup(<ProductName name={name} within={within} words={words} />))

test('a Vietnamese name on an English page is marked as Vietnamese, also inside a sentence and beside borrowed words', () => {
  const towel = 'Khăn lau lưỡi Lướt Sương'
  const marked = `<span lang="vi">${towel}</span>`
  expect(shown(towel)).toBe(marked)
  expect(shown(towel, `Questions about ${towel}`)).toBe(`Questions about ${marked}`)
  expect(shown(towel, `${towel} · Xanh rêu`, ['Xanh rêu'])).toBe(`${marked} · <span lang="vi">Xanh rêu</span>`)
})

test('a brand name is not marked with a language', () => {
  expect(shown('Lướt Én 55', 'Questions about Lướt Én 55')).toBe('Questions about Lướt Én 55')
  expect(shown('Lướt Én 55', 'Lướt Én 55 · Xanh rêu', ['Xanh rêu'])).toBe(
    'Lướt Én 55 · <span lang="vi">Xanh rêu</span>',
  )
})
