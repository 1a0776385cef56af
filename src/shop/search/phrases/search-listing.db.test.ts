// @module-tag turn-0
import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import type { ArticleInput } from '#shop/content/articles/article-draft.ts'
import { publishArticle } from '#shop/content/articles/publish-article.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { articles } from '#shop/content/schema.ts'
import { system } from '#shop/identity/actor.ts'
import { stock } from '#shop/inventory/schema.ts'
import { usualMakers } from '#shop/settings/other-makers.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { addDemoProducts } from '#test/demo-shelves.ts'
import { test as base } from '#test/with-db.ts'
import { emptyListing } from '../listing.ts'
import { readListing } from '../listings/read-listing.ts'
import { listHelp } from './read-help.ts'
import { recordSearch } from './record-search.ts'
import { refreshListed } from '../traits/refresh-listed.ts'
import { searches } from '../schema.ts'
import { searchListing } from './search-listing.ts'
import { suggestAtStart } from './suggest-at-start.ts'
import { suggestGuides, suggestProducts } from './suggest.ts'

const slugs = [
  'luot-may-30',
  'luot-dong-35',
  'luot-aria-75',
  'bao-luoi-cung-luot-nem',
  'mu-bao-hiem-luot-vom',
  'day-giay-luot-soi',
]

const test = base.extend('ids', ({ db }) => addDemoProducts(db, slugs))

async function find(db: Db, ids: Map<string, string>, q: string) {
  const listing = { ...emptyListing, q: readListing(new URLSearchParams({ q })).q }
  const result = await searchListing(db, { listing, facets: [], window: { offset: 0, limit: 24 } })
  const slugOf = new Map([...ids].map(([slug, id]) => [id, slug]))
  return {
    slugs: result.ids.map((id) => slugOf.get(id)!),
    count: result.count,
    instead: result.instead,
    lacks: result.unavailable,
  }
}

const figure = ['luot-aria-75', 'luot-dong-35', 'luot-may-30']

/** The first three results: boots come before accessories. */
const firstThree = async (db: Db, ids: Map<string, string>, q: string) =>
  (await find(db, ids, q)).slugs.slice(0, 3).toSorted()

describe('a search', () => {
  test('a search finds the same with and without accents, in both languages and by synonyms', async ({ db, ids }) => {
    for (const q of [
      'giày nghệ thuật',
      'giay nghe thuat',
      'GIẦY NGHỆ THUẬT',
      'figure skates',
      'boots figure',
      'giay nghe thuat '.normalize('NFD'),
    ])
      expect(await firstThree(db, ids, q), q).toEqual(figure)
    expect((await find(db, ids, 'nón bảo hiểm')).slugs).toEqual(['mu-bao-hiem-luot-vom'])
    expect((await find(db, ids, 'ke bảo vệ')).slugs).toContain('bao-luoi-cung-luot-nem')
  })

  test('a search matches an unfinished word', async ({ db, ids }) => {
    expect((await find(db, ids, 'luot ar')).slugs).toEqual(['luot-aria-75'])
    expect((await suggestProducts(db, 'ari')).ids).toEqual([ids.get('luot-aria-75')])
  })

  test('the exact accents typed rank first', async ({ db, ids }) => {
    expect((await find(db, ids, 'bảo')).slugs[0]).toBe('mu-bao-hiem-luot-vom')
    expect((await find(db, ids, 'bao')).slugs).toEqual(
      expect.arrayContaining(['bao-luoi-cung-luot-nem', 'mu-bao-hiem-luot-vom']),
    )
  })

  test('a search for a size, in millimetres or EU, finds only boots in stock in it', async ({ db, ids }) => {
    const inStock = await rowsOf<{ slug: string }>(
      db,
      sql`select distinct w.slug from variants v join stock s on s.variant_id = v.id join product_translations w on w.product_id = v.product_id and w.locale = 'vi' where v.options ->> 'size' = '245' and s.on_hand > 0`,
    )
    const expected = inStock.map(({ slug }) => slug).toSorted()
    for (const q of ['giày nữ 245', 'giày 245mm', 'giày 24,5 cm', 'giày 24.5cm', 'giay size 39', 'skates eu 39', '245'])
      expect((await find(db, ids, q)).slugs.toSorted(), q).toEqual(expected)
    await db.update(stock).set({ onHand: 0 })
    await refreshListed(db, [...ids.values()])
    expect((await find(db, ids, 'giày nữ 245')).count).toBe(0)
  })

  test('a helmet is found by the letter of its size, and laces by their length', async ({ db, ids }) => {
    for (const q of ['mũ bảo hiểm size M', 'mũ bảo hiểm cỡ L'])
      expect((await find(db, ids, q)).slugs, q).toEqual(['mu-bao-hiem-luot-vom'])
    const inStock = await rowsOf<{ length: string }>(
      db,
      sql`select v.options ->> 'length' as length from variants v join stock s on s.variant_id = v.id where v.product_id = ${ids.get('day-giay-luot-soi')} and s.on_hand > 0`,
    )
    const { length } = inStock[0]!
    for (const q of [`dây giày ${length} cm`, `dây giày ${length}cm`])
      expect((await find(db, ids, q)).slugs, q).toEqual(['day-giay-luot-soi'])
  })

  test('an SKU or its beginning finds its product', async ({ db, ids }) => {
    const [one] = await db
      .select({ sku: variants.sku })
      .from(variants)
      .where(eq(variants.productId, ids.get('luot-may-30')!))
      .limit(1)
    for (const q of [one!.sku, one!.sku.toLowerCase(), one!.sku.slice(0, 7)])
      expect((await find(db, ids, q)).slugs, q).toEqual(['luot-may-30'])
  })

  test('typing errors are corrected, and the correction is shown with accents', async ({ db, ids }) => {
    const misspelled = await find(db, ids, 'giya nghe thuta')
    expect(misspelled.instead).toEqual({ text: 'giày nghệ thuật', isUsed: true })
    expect(misspelled.slugs.slice(0, 3).toSorted()).toEqual(figure)
    expect((await find(db, ids, 'arai')).instead).toEqual({ text: 'aria', isUsed: true })
    expect(await firstThree(db, ids, 'nghethuat')).toEqual(figure)
  })

  test('another brand is not corrected into ours: the page says so and shows similar products', async ({ db, ids }) => {
    for (const q of ['edea', 'giày edea', 'Edea figure skates']) {
      const result = await find(db, ids, q)
      expect([result.lacks, result.instead], q).toEqual(['Edea', null])
      expect(result.slugs.slice(0, 3).toSorted(), q).toEqual(figure)
    }
    expect(await find(db, ids, 'bauer')).toMatchObject({ instead: null })
    expect(await suggestProducts(db, 'bauer')).toMatchObject({ unavailable: 'Bauer', count: 1 })
    const suggested = await suggestProducts(db, 'giày edea')
    expect([suggested.unavailable, suggested.count > 0]).toEqual(['Edea', true])
    expect((await suggestProducts(db, 'aria')).unavailable).toBeNull()
  })

  test('the merchant decides which other brands are recognised', async ({ db, ids }) => {
    await saveSettings(db, 'shopkeeper', { otherMakers: [{ name: 'Golden Seal', near: 'nghệ thuật' }] })
    const result = await find(db, ids, 'giày seal')
    expect([result.lacks, result.slugs.slice(0, 3).toSorted()]).toEqual(['Golden Seal', figure])
    expect((await find(db, ids, 'bauer')).lacks).toBeNull()
    await saveSettings(db, 'shopkeeper', { otherMakers: usualMakers })
  })

  test('a word that no product has is named, and the rest is searched', async ({ db, ids }) => {
    const result = await find(db, ids, 'giày nghệ thuật qwxzk')
    expect([result.lacks, result.slugs.slice(0, 3).toSorted()]).toEqual(['qwxzk', figure])
    expect((await find(db, ids, 'giày nghệ thuật qwxzk 99')).lacks).toBe('qwxzk')
    expect((await find(db, ids, 'giày nghệ thuật mk21')).lacks).toBe('mk21')
    expect(await find(db, ids, 'giày nghệ thuật 99')).toMatchObject({ lacks: '99', count: result.count })
    expect(await find(db, ids, 'zzzzqqqq')).toMatchObject({ count: 0, lacks: null })
  })

  test('a word is corrected only into one that shares more than two letters', async ({ db, ids }) => {
    const result = await find(db, ids, 'toe pick')
    expect(result.instead).toBeNull()
    expect(result.count).toBeGreaterThan(0)
    expect((await find(db, ids, 'toe')).instead).toBeNull()
  })

  test('searches for a child or a beginner rank suitable boots before a boot for double jumps', async ({ db, ids }) => {
    for (const q of ['giay truot bang cho be', 'giày trẻ em', 'skates for kids']) {
      const { slugs } = await find(db, ids, q)
      expect(slugs.indexOf('luot-aria-75'), q).toBeGreaterThan(slugs.indexOf('luot-may-30'))
      expect(slugs.slice(0, 1), q).not.toContain('luot-aria-75')
    }
    expect((await find(db, ids, 'giày cho người mới tập')).slugs).not.toContain('luot-aria-75')
  })

  test('a search typed with Telex or VNI keys finds the same boots', async ({ db, ids }) => {
    for (const q of ['giayf ngheej thuaatj', 'giay2 nghe65 thua65t'])
      expect(await firstThree(db, ids, q), q).toEqual(figure)
  })

  test('nonsense, symbols and ten thousand characters find nothing and break nothing', async ({ db, ids }) => {
    for (const q of [
      '%',
      "'",
      '\\',
      '%%%',
      '_',
      '"; drop table products; --',
      '<script>',
      'zzzzqqqq',
      '.',
      'a'.repeat(10_000),
      'giày '.repeat(2_000),
      '🛼',
      '\u0000',
    ])
      expect((await find(db, ids, q)).count, q.slice(0, 20)).toBeGreaterThanOrEqual(0)
    expect((await find(db, ids, '%')).count).toBe(0)
    expect((await find(db, ids, 'zzzzqqqq')).count).toBe(0)
  })

  test('archived and deleted products are not found', async ({ db, ids }) => {
    await db
      .update(products)
      .set({ status: 'archived' })
      .where(eq(products.id, ids.get('luot-aria-75')!))
    await refreshListed(db, [ids.get('luot-aria-75')!])
    expect((await find(db, ids, 'aria 75')).slugs).not.toContain('luot-aria-75')
    await db.delete(products).where(eq(products.id, ids.get('luot-may-30')!))
    const remaining = (await find(db, ids, 'nghệ thuật')).slugs
    expect(remaining[0]).toBe('luot-dong-35')
    expect(remaining).not.toContain('luot-may-30')
  })

  test('searches are counted by day and phrase; email addresses and phone numbers are not stored', async ({ db }) => {
    await recordSearch(db, 'Giày  Trượt', 4)
    await recordSearch(db, 'giay truot', 5)
    await recordSearch(db, 'lan@example.com', 0)
    await recordSearch(db, '0901 234 567', 0)
    const rows = await db.select().from(searches)
    expect(rows.map(({ phrase, times, found }) => [phrase, times, found]).toSorted()).toEqual([
      ['(…)', 2, 0],
      ['giay truot', 2, 5],
    ])
  })
})

test('shoppers of the English pages find Vietnamese help and guides, marked as such, also on their day', async ({
  db,
}) => {
  const body = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Một.' }] }] }
  const text = (slug: string, title: string) => ({ slug, title, summary: 'Một câu', body })
  const drafts: ArticleInput[] = [
    { kind: 'page', key: 'shipping', vi: text('giao-hang', 'Giao hàng') },
    { kind: 'guide', vi: text('chon-size', 'Chọn size giày') },
  ]
  for (const draft of drafts) await publishArticle(db, system, (await saveArticle(db, system, draft)).id)
  const guides = [{ name: 'Chọn size giày', path: '/guides/chon-size' }]
  expect(await listHelp(db, 'en', 'delivery')).toEqual([{ name: 'Giao hàng', path: '/shipping', lang: 'vi' }])
  const marked = [{ ...guides[0]!, lang: 'vi' }]
  expect(await suggestGuides(db, 'en', 'chọn size')).toEqual(marked)
  expect((await suggestAtStart(db, 'en')).guides).toEqual(marked)
  await db.update(articles).set({ state: 'scheduled' })
  expect(await suggestGuides(db, 'vi', 'chọn size')).toEqual(guides)
})
