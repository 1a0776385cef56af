import { describe, expect, test } from 'vitest'
import { locales } from '#kit/localized.ts'
import { articleDraft } from '#shop/content/articles/article-draft.ts'
import { textOfNode } from '#shop/content/documents/document.ts'
import { blanksIn } from '#shop/content/documents/fill-blanks.ts'
import { headingsOf } from '#shop/content/documents/headings.ts'
import { pageKeys } from '#shop/content/policies/page-keys.ts'
import { shopFacts } from '#shop/content/policies/shop-facts.ts'
import { consentTextVersion } from '#shop/identity/consents/consent.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { readArticles } from './read-articles.ts'

const pages = readArticles('pages', 'page').map((page) => articleDraft.parse(page))
const facts = [...Object.keys(shopFacts(shopSettings.parse({}), 'vi')), 'cancelTerms']
const guides = readArticles('guides', 'guide').map(({ vi }) => `/guides/${vi.slug}`)
const doors = ['/shop', '/set-builder', '/compare', '/orders/find', '/guides', '/profile/feet', '/auth']
const both = pages.flatMap((page) => locales.map((locale) => ({ key: page.key!, locale, text: page[locale]! })))
const count = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const lengths: Record<string, [number, number]> = {
  terms: [900, 1500],
  privacy: [900, 1600],
  cookies: [400, 700],
  contact: [120, 400],
  careers: [120, 400],
  'size-guide': [180, 700],
  // Its links are the page's own.
  sitemap: [0, 50],
}
const short: [number, number] = [350, 950]

describe.each(both)('the page $key in $locale', ({ key, text }) => {
  test('uses only blanks that the settings can fill', () =>
    expect(blanksIn(JSON.stringify(text.body)).filter((name) => !facts.includes(name))).toEqual([]))

  test('has a length within its bounds', () => {
    const [least, most] = lengths[key] ?? short
    const words = count(textOfNode(text.body))
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
  })

  test('has a title and description of the right length for search results', () => {
    expect(text.title.length).toBeLessThanOrEqual(60)
    expect(text.seoDescription!.length).toBeGreaterThan(70)
    expect(text.seoDescription!.length).toBeLessThanOrEqual(160)
  })

  test('links only to pages of the shop', () => {
    const links = [...JSON.stringify(text.body).matchAll(/"href":"(\/[^"]*)"/g)].map((found) => found[1])
    const kept = [...pageKeys.map((key) => `/${key}`), ...doors, ...guides]
    expect(links.filter((href) => !kept.includes(href!))).toEqual([])
  })
})

test('both languages have the same sections under the same anchors', () => {
  for (const { key, vi, en } of pages) {
    const anchors = [vi, en!].map(({ body }) => [...headingsOf(body).values()].map(({ id, level }) => `${level} ${id}`))
    expect(anchors[0], key!).toEqual(anchors[1])
  }
})

test('the consent version is the day on which terms and privacy were last changed', () => {
  for (const page of pages.filter(({ key }) => key === 'terms' || key === 'privacy'))
    expect(page.changedAt, page.key!).toEqual(new Date(`${consentTextVersion}T00:00:00+07:00`))
})

test('every page of the shop has a text, once', () =>
  expect(pages.map(({ key }) => key!).toSorted()).toEqual([...pageKeys].toSorted()))

test('terms and returns state the same days, law and refunds', () => {
  for (const { vi, en } of pages.filter(({ key }) => key === 'terms' || key === 'returns'))
    for (const [text, ...said] of [
      [vi, '2 ngày làm việc', '7 ngày sau đó', '3 ngày làm việc', '30 ngày', '19/2023/QH15'],
      [en!, '2 working days', '3 working days', '30 days', '19/2023/QH15'],
    ] as const)
      for (const words of said) expect(textOfNode(text.body), words).toContain(words)
})
