import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readArticles } from '#seed/content/read-articles.ts'
import { locales } from '#kit/localized.ts'
import { articleDraft } from '#shop/content/articles/article-draft.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { articleLd, howToLd } from './articles/article-page.tsx'
import { faqLd } from './content/faq-ld.ts'
import { shopLd } from './home/home-page.tsx'

/** What Google requires of each kind of facts (developers.google.com/search/docs/appearance/structured-data). */
const said = z.string().min(1)
const context = z.literal('https://schema.org')
const faq = z.strictObject({
  '@context': context,
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: said,
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: said }),
      }),
    )
    .min(5),
})
const howTo = z.strictObject({
  '@context': context,
  '@type': z.literal('HowTo'),
  name: said,
  url: z.url(),
  step: z
    .array(
      z.strictObject({ '@type': z.literal('HowToStep'), position: z.int().min(1), name: said.optional(), text: said }),
    )
    .min(2),
})
const organization = z.strictObject({ '@type': z.literal('Organization'), name: said })
const article = z.strictObject({
  '@context': context,
  '@type': z.enum(['Article', 'BlogPosting']),
  headline: said,
  description: said,
  inLanguage: z.enum(['vi', 'en']),
  mainEntityOfPage: z.url(),
  image: z.url(),
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  author: organization,
  publisher: organization,
})
const shop = z.strictObject({
  '@context': context,
  '@graph': z.tuple([
    z.strictObject({
      '@type': z.literal('OnlineStore'),
      '@id': z.url(),
      name: said,
      url: z.url(),
      logo: z.url(),
      telephone: said.optional(),
      sameAs: z.array(z.url()),
    }),
    z.strictObject({
      '@type': z.literal('WebSite'),
      '@id': z.url(),
      name: said,
      url: z.url(),
      inLanguage: z.enum(['vi', 'en']),
      publisher: z.strictObject({ '@id': z.url() }),
      potentialAction: z.strictObject({
        '@type': z.literal('SearchAction'),
        target: z.strictObject({
          '@type': z.literal('EntryPoint'),
          urlTemplate: z.string().regex(/^https:.*\/search\?q=\{search_term_string\}$/),
        }),
        'query-input': z.literal('required name=search_term_string'),
      }),
    }),
  ]),
})

const drafts = (kind: 'guide' | 'page') =>
  readArticles(kind === 'guide' ? 'guides' : 'pages', kind).map((one) => articleDraft.parse(one))

describe.each(locales)('structured data for search engines (%s)', (locale) => {
  test('the home page names the shop and its search, without facts that the merchant has not filled in', () => {
    const settings = shopSettings.parse({ phone: '024 7300 0000' })
    expect(shop.parse(shopLd(settings, 'https://luot.example/'))).toBeTruthy()
    expect(JSON.stringify(shopLd(settings, 'https://luot.example/en'))).toContain('https://luot.example/en/search?q=')
  })

  test('the page of questions lists each question with its answer', () => {
    const support = drafts('page').find(({ key }) => key === 'support')!
    const { body } = support[locale]!
    const asked = (body.content ?? []).filter(({ type, attrs }) => type === 'heading' && attrs?.level === 3)
    expect(faq.parse(faqLd(body)).mainEntity).toHaveLength(asked.length)
  })

  test('guides with steps list the steps one by one', () => {
    const told = drafts('guide').flatMap((guide) =>
      howToLd(guide[locale]!.body, guide[locale]!.title, 'https://luot.example/guides/x'),
    )
    expect(told.length).toBeGreaterThan(2)
    for (const one of told) expect(howTo.safeParse(one).error).toBeUndefined()
  })

  test('an article has its author, dates and picture', () => {
    const dates = { published: '2026-11-21T17:00:00.000Z', changed: '2026-11-22T17:00:00.000Z' }
    const words = { title: 'Chọn size', summary: 'Đo chân.', seoDescription: null, author: null, written: locale }
    const facts = { kind: 'guide', dates, ...words } as unknown as Parameters<typeof articleLd>[0]
    const told = articleLd(facts, 'https://luot.example/guides/x', 'https://luot.example/media/x-1000.webp', 'Băng')
    expect(article.safeParse(told).error).toBeUndefined()
    expect([told.author.name, told.publisher.name]).toEqual(['Băng', 'Băng'])
  })
})
