import { describe, expect, test } from 'vitest'
import { locales } from '#kit/localized.ts'
import { articleDraft } from '#shop/content/articles/article-draft.ts'
import { textOfNode, type Document, type DocumentNode } from '#shop/content/documents/document.ts'
import { blanksIn } from '#shop/content/documents/fill-blanks.ts'
import { products } from '../catalogue/products.ts'
import { scene, sceneNames } from '../scenes.ts'
import { blogCategories } from './blog-categories.ts'
import { readArticles } from './read-articles.ts'

const guides = readArticles('guides', 'guide')
const posts = readArticles('posts', 'post')
const written = [...guides, ...posts]
const texts = written.flatMap((article) =>
  locales.map((locale) => ({ name: article.key!, kind: article.kind, locale, text: article[locale]! })),
)
const count = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const nodesOf = ({ content = [] }: DocumentNode | Document): DocumentNode[] =>
  content.flatMap((node) => [node, ...nodesOf(node)])
const named = (body: Document, type: string) =>
  nodesOf(body).flatMap((node) => (node.type === type ? [String(node.attrs!.name ?? node.attrs!.slug)] : []))
const headings = (body: Document) => nodesOf(body).flatMap(({ type, attrs }) => (type === 'heading' ? [attrs!.id] : []))
/** Where the list of sources at the end of a text leads, outside of the shop. */
const linksAfterSources = (body: Document) => {
  const at = body.content!.findIndex(({ type, attrs }) => type === 'heading' && attrs!.id === 'sources')
  const text = at < 0 ? '' : JSON.stringify(body.content!.slice(at))
  return [...text.matchAll(/"href":"(https:\/\/[^"]+)"/g)].map(([, href]) => href!)
}
const lengths = { guide: [900, 1800], post: [600, 1200] } as Record<string, [number, number]>

const slugs = new Set(products.map(({ draft }) => draft.vi.slug))
const guideSlugs = 'sizing comparison warranty beginner advanced safety cleaning blade-care repairs'.split(' ')

describe.each(texts)('$name in $locale', ({ kind, locale, text }) => {
  const body = text.body as Document

  test('has a length within its bounds', () => {
    const [least, most] = lengths[kind]!
    expect(count(textOfNode(body))).toBeGreaterThanOrEqual(least)
    expect(count(textOfNode(body))).toBeLessThanOrEqual(most)
  })

  test('has a title and description of the right length for search results', () => {
    expect((text.seoTitle ?? text.title).length).toBeLessThanOrEqual(60)
    expect(text.seoDescription!.length).toBeGreaterThan(70)
    expect(text.seoDescription!.length).toBeLessThanOrEqual(155)
  })

  test('begins with a summary, skips no heading level, and every heading has an anchor', () => {
    expect(body.content![0]!.type).toBe('summary')
    const headings = nodesOf(body).filter(({ type }) => type === 'heading')
    let above = 1
    for (const { attrs, content } of headings) {
      const level = Number(attrs!.level)
      expect(level, JSON.stringify(content)).toBeLessThanOrEqual(above + 1)
      expect(attrs!.id, JSON.stringify(content)).toBeTruthy()
      above = level
    }
    expect(headings.length).toBeGreaterThanOrEqual(4)
  })

  test('every table has a caption and rows of equal width', () => {
    for (const table of nodesOf(body).filter(({ type }) => type === 'table')) {
      expect(table.attrs?.caption).toBeTruthy()
      for (const row of table.content!) expect(row.content!.length).toBe(table.content![0]!.content!.length)
    }
  })

  test('shows only products of the catalogue and has no blanks', () => {
    for (const slug of named(body, 'productCard')) expect(slugs).toContain(slug)
    expect(blanksIn(JSON.stringify(body))).toEqual([])
  })

  test('links only to existing texts in its own language', () => {
    const links = [...JSON.stringify(body).matchAll(/"href":"\/(guides|blog)\/([^"#]+)/g)]
    const kinds = { guides: guides, blog: posts }
    for (const [, place, slug] of links)
      expect(kinds[place as 'guides' | 'blog'].map((article) => article[locale]!.slug)).toContain(slug)
  })
})

test('both languages have the same sections, tables, figures and products', () => {
  const shape = (body: Document) =>
    nodesOf(body).flatMap(({ type, attrs }) =>
      ['heading', 'table', 'figure', 'productCard', 'steps', 'callout'].includes(type)
        ? [`${type} ${attrs?.level ?? ''}${attrs?.id ?? attrs?.name ?? attrs?.slug ?? attrs?.tone ?? ''}`]
        : [],
    )
  for (const { key, vi, en } of written) expect(shape(en!.body as Document), key!).toEqual(shape(vi.body as Document))
})

test('the guides are those that the specification names', () => {
  for (const locale of locales)
    expect(guides.map((guide) => guide[locale]!.slug).toSorted()).toEqual(guideSlugs.toSorted())
  for (const { vi } of guides) expect(named(vi.body as Document, 'productCard').length, vi.slug).toBeGreaterThan(0)
})

test('no text is dated before the shop existed or after the last review', () => {
  for (const { key, changedAt } of [...written, ...readArticles('pages', 'page')]) {
    expect(changedAt!.getTime(), key!).toBeGreaterThanOrEqual(Date.parse('2026-11-21T00:00:00+07:00'))
    expect(changedAt!.getTime(), key!).toBeLessThanOrEqual(Date.parse('2026-11-24T00:00:00+07:00'))
  }
})

test('guides and posts that rest on sources link to them', () => {
  const cited = posts.filter(({ vi }) => headings(vi.body as Document).includes('sources'))
  const resting = 'helmets inline-to-ice kids-size rust sharpening size-numbers stiffness'.split(' ')
  expect(cited.map(({ key }) => key!.replace('post-', ''))).toEqual(expect.arrayContaining(resting))
  for (const { key, ...article } of [...guides, ...cited])
    for (const locale of locales) {
      const links = linksAfterSources(article[locale]!.body as Document)
      expect(links.length, `${key} ${locale}`).toBeGreaterThan(0)
    }
})

test('safety advice links to medical studies', () => {
  for (const { key, ...article } of written.filter(({ key }) => /helmets|safety|inline/.test(key!)))
    for (const locale of locales)
      expect(linksAfterSources(article[locale]!.body as Document).join(' '), `${key} ${locale}`).toMatch(
        /doi\.org\/10\.1542|bjsm\.bmj\.com/,
      )
})

test('posts have a category that exists, tags and an author', () => {
  expect(posts.length).toBeGreaterThanOrEqual(10)
  for (const { category, vi, en } of posts) {
    expect(blogCategories.map(({ slug }) => slug)).toContain(category)
    for (const text of [vi, en!]) {
      expect(text.author).toBeTruthy()
      expect(text.tags!.length).toBeGreaterThan(0)
    }
  }
})

test('every text is valid for the editor, and no two share an address', () => {
  for (const article of written) articleDraft.parse(article)
  for (const locale of locales) {
    const all = [...written, ...readArticles('pages', 'page')].map((article) => article[locale]!.slug)
    expect(new Set(all).size).toBe(all.length)
  }
})

test('a cover is a scene or a picture of one of our products', () => {
  const pictures = JSON.stringify([products.map(({ draft }) => draft), sceneNames.map(scene)])
  const covers = written.flatMap(({ cover }) => cover ?? [])
  expect(covers.length).toBeGreaterThan(0)
  for (const cover of covers) expect(pictures, cover).toContain(`"${cover}"`)
})

test('every guide and post has a cover picture: its own, or that of its first product', () => {
  const bare = written.filter(({ cover, vi }) => !cover && !named(vi.body as Document, 'productCard').length)
  expect(bare.map(({ key }) => key)).toEqual([])
})
