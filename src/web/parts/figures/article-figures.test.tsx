import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { inLocale } from '#test/in-locale.ts'
import { articleFigures } from './article-figures.tsx'

const written = ['guides', 'posts'].flatMap((folder) =>
  ['vi', 'en'].flatMap((locale) => {
    const place = join('seed/content', folder, locale)
    return readdirSync(place).map((file) => readFileSync(join(place, file), 'utf8'))
  }),
)
const asked = [
  ...new Set(written.flatMap((text) => [...text.matchAll(/\{\{figure:([a-z-]+)\}\}/g)].map(([, name]) => name!))),
]

const shown = (name: string, locale: 'vi' | 'en') => inLocale(locale, () => renderToStaticMarkup(articleFigures[name]))

test('every figure that an article names exists, and every figure is used by an article', () =>
  expect(asked.toSorted()).toEqual(Object.keys(articleFigures).toSorted()))

describe.each(asked)('the figure %s', (name) => {
  test('the figure has a caption in each language and a description of its drawing, and no NaN or undefined', () => {
    const [vi, en] = [shown(name, 'vi'), shown(name, 'en')]
    const told = /<figcaption[^>]*>[^<]+</
    const heard = /aria-label="([^"]{40,})"/
    for (const html of [vi, en]) {
      expect(html).toMatch(told)
      expect(html).not.toMatch(/NaN|undefined|Infinity/)
      expect(heard.test(html), 'what is drawn is also said').toBe(html.includes('<svg'))
    }
    expect(vi).not.toEqual(en)
  })
})

test('the figures show the same depths and dew points as the articles', () => {
  expect(shown('hollow', 'vi')).toContain('0,16')
  expect(shown('hollow', 'en')).toContain('0.16')
  for (const point of ['25°', '18°']) expect(shown('dew-point', 'en')).toContain(point)
})
