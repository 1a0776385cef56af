import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { system } from '#shop/identity/actor.ts'
import { test } from '#test/with-db.ts'
import type { ArticleInput } from './article-draft.ts'
import { missingPartsOf } from './missing-parts.ts'
import { publishDueArticles } from './publish-due-articles.ts'
import { publishArticle } from './publish-article.ts'
import { findArticle, listArticles } from '../queries.ts'
import { removeArticle } from './remove-article.ts'
import { restoreVersion } from './restore-version.ts'
import { saveArticle } from './save-article.ts'
import { removeCategory } from './save-category.ts'
import { articleCategories, articles, articleTranslations, articleVersions, redirects } from '../schema.ts'
import { withdrawArticle } from './withdraw-article.ts'

const body = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const text = (slug: string, title: string) => ({ slug, title, summary: `Về ${title}`, body: body(title) })
const terms: ArticleInput = {
  kind: 'page',
  key: 'terms',
  vi: text('dieu-khoan', 'Điều khoản'),
  en: text('terms-of-sale', 'Terms'),
}

const emitted = async (db: Db) =>
  (await db.select().from(outbox).where(eq(outbox.name, 'content.changed'))).map((event) => event.facts)

const publishedArticle = async (db: Db, draft: ArticleInput) => {
  const { id } = await saveArticle(db, system, draft)
  await publishArticle(db, system, id)
  return id
}

describe('an article', () => {
  test('an article is readable only while it is published', async ({ db }) => {
    const { id } = await saveArticle(db, system, terms)
    const find = () => findArticle(db, { kind: 'page', key: 'terms', locale: 'vi' })
    expect(await find()).toBeUndefined()
    await publishArticle(db, system, id)
    expect(await find()).toMatchObject({ id, title: 'Điều khoản', locale: 'vi', body: body('Điều khoản') })
    await withdrawArticle(db, system, id)
    expect(await find()).toBeUndefined()
    expect(await emitted(db)).toEqual(Array.from({ length: 3 }, () => ({ articleId: id, key: 'terms', by: 'system' })))
  })

  test('a scheduled article appears at its time, and keeps its first publication date', async ({ db }) => {
    const { id } = await saveArticle(db, system, terms)
    const find = () => findArticle(db, { kind: 'page', key: 'terms', locale: 'vi' })
    await publishArticle(db, system, id, new Date(Date.now() + 3_600_000))
    expect(await find()).toBeUndefined()
    await db.update(articles).set({ publishedAt: new Date(Date.now() - 3_600_000) })
    expect(await find()).toMatchObject({ state: 'scheduled' })
    const events = (await emitted(db)).length
    expect(await publishDueArticles(db)).toBe(1)
    expect(await publishDueArticles(db)).toBe(0)
    expect(await emitted(db)).toHaveLength(events + 1)
    expect(await find()).toMatchObject({ state: 'published' })
    const first = new Date('2026-01-01T00:00:00Z')
    await publishArticle(db, system, id, first)
    await publishArticle(db, system, id)
    expect(await find()).toMatchObject({ state: 'published', publishedAt: first })
  })

  test('an article whose planned day was called off has no day, and can be deleted', async ({ db }) => {
    const { id } = await saveArticle(db, system, { ...terms, key: undefined })
    const day = async () => (await db.select({ publishedAt: articles.publishedAt }).from(articles))[0]!.publishedAt
    await publishArticle(db, system, id, new Date(Date.now() + 3_600_000))
    await withdrawArticle(db, system, id)
    expect(await day()).toBeNull()
    await publishArticle(db, system, id, new Date('2026-01-01'))
    await withdrawArticle(db, system, id)
    expect(await day()).toEqual(new Date('2026-01-01'))
    await expect(removeArticle(db, system, id)).rejects.toMatchObject({ code: 'article-was-out' })
    await db.update(articles).set({ state: 'scheduled', publishedAt: new Date(Date.now() + 3_600_000) })
    await withdrawArticle(db, system, id)
    await removeArticle(db, system, id)
    expect(await db.select().from(articles)).toEqual([])
  })

  test('an article is found by key and by its slug in either language, and not as another kind', async ({ db }) => {
    await publishedArticle(db, terms)
    const find = (slug: string, locale: 'vi' | 'en') => findArticle(db, { kind: 'page', slug, locale })
    expect(await find('dieu-khoan', 'en')).toMatchObject({
      title: 'Terms',
      slugs: { vi: 'dieu-khoan', en: 'terms-of-sale' },
    })
    expect(await find('terms-of-sale', 'vi')).toMatchObject({ title: 'Điều khoản' })
    expect(await find('khac', 'vi')).toBeUndefined()
    expect(await findArticle(db, { kind: 'post', key: 'terms', locale: 'vi' })).toBeUndefined()
  })

  test('an article without English is shown in Vietnamese, and says so', async ({ db }) => {
    const { en: _, ...onlyVietnamese } = terms
    await publishedArticle(db, onlyVietnamese)
    const article = await findArticle(db, { kind: 'page', key: 'terms', locale: 'en' })
    expect(article).toMatchObject({ title: 'Điều khoản', locale: 'vi', slugs: { vi: 'dieu-khoan', en: 'dieu-khoan' } })
    const listed = await listArticles(db, { kind: 'page', locale: 'en' })
    expect(listed).toMatchObject([{ title: 'Điều khoản', locale: 'vi' }])
  })

  test('an article saved by its key stays one article, and saving it unchanged writes nothing', async ({ db }) => {
    const id = await publishedArticle(db, terms)
    const before = await db.select().from(articleTranslations).orderBy(articleTranslations.locale)
    const events = (await emitted(db)).length
    for (let n = 0; n < 5; n += 1) expect(await saveArticle(db, system, terms)).toEqual({ id })
    expect(await db.select().from(articleTranslations).orderBy(articleTranslations.locale)).toEqual(before)
    expect(await emitted(db)).toHaveLength(events)
    await saveArticle(db, system, { ...terms, vi: text('dieu-khoan-moi', 'Điều khoản mới') })
    expect(await findArticle(db, { kind: 'page', slug: 'dieu-khoan-moi', locale: 'vi' })).toMatchObject({ id })
    expect(await findArticle(db, { kind: 'page', key: 'terms', locale: 'en' })).toMatchObject({ title: 'Terms' })
    expect(await emitted(db)).toHaveLength(events + 1)
  })

  test('every version of an article is kept, with its word count', async ({ db }) => {
    const id = await publishedArticle(db, {
      ...terms,
      vi: { ...text('dieu-khoan', 'Điều khoản mua bán'), tags: ['mua'], author: 'Lướt' },
    })
    await saveArticle(db, system, { ...terms, vi: text('dieu-khoan', 'Điều khoản mới'), en: undefined })
    const versions = await db.select().from(articleVersions).where(eq(articleVersions.articleId, id))
    expect(versions.filter(({ locale }) => locale === 'vi').map(({ title }) => title)).toEqual([
      'Điều khoản mua bán',
      'Điều khoản mới',
    ])
    expect(versions[0]).toMatchObject({ tags: ['mua'], author: 'Lướt', by: 'system' })
    expect(await findArticle(db, { kind: 'page', key: 'terms', locale: 'vi' })).toMatchObject({ words: 3, tags: [] })
  })

  test('the second of two editors is refused, and the first edit stays', async ({ db }) => {
    const { id } = await saveArticle(db, system, terms)
    const seen = (await db.select().from(articles))[0]!.updatedAt.toISOString()
    await saveArticle(db, system, { ...terms, id, vi: text('dieu-khoan', 'Của người đầu') }, seen)
    const second = saveArticle(db, system, { ...terms, id, vi: text('dieu-khoan', 'Của người sau') }, seen)
    await expect(second).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await publishArticle(db, system, id)
    expect(await findArticle(db, { kind: 'page', key: 'terms', locale: 'vi' })).toMatchObject({
      title: 'Của người đầu',
    })
  })

  test('former addresses of a published article redirect to its present one, never in a circle', async ({ db }) => {
    const at = (slug: string): ArticleInput => ({ kind: 'guide', key: 'guide-size', vi: text(slug, 'Chọn size') })
    const { id } = await saveArticle(db, system, at('nhap'))
    await saveArticle(db, system, at('mot'))
    expect(await db.select().from(redirects)).toEqual([])
    await publishArticle(db, system, id)
    const redirectMap = async () =>
      Object.fromEntries((await db.select().from(redirects)).map(({ from, to }) => [from, to]))
    await saveArticle(db, system, at('hai'))
    await saveArticle(db, system, at('ba'))
    expect(await redirectMap()).toEqual({ '/guides/mot': '/guides/ba', '/guides/hai': '/guides/ba' })
    await saveArticle(db, system, at('mot'))
    expect(await redirectMap()).toEqual({ '/guides/hai': '/guides/mot', '/guides/ba': '/guides/mot' })
  })

  test('a taken slug, an invalid slug and an unknown node are refused', async ({ db }) => {
    await publishedArticle(db, terms)
    const other = { kind: 'page' as const, key: 'privacy', vi: text('dieu-khoan', 'Bảo mật') }
    await expect(saveArticle(db, system, other)).rejects.toMatchObject({ code: 'slug-taken' })
    await expect(saveArticle(db, system, { ...other, vi: text('Điều khoản!', 'x') })).rejects.toThrow('slug')
    const hostile = { ...text('bao-mat', 'x'), body: { type: 'doc' as const, content: [{ type: 'iframe' }] } }
    await expect(saveArticle(db, system, { ...other, vi: hostile })).rejects.toThrow('type')
    expect(await db.select().from(articles)).toHaveLength(1)
  })

  test('articles are listed by rank, then newest first, by kind and category, without drafts', async ({ db }) => {
    await db.insert(articleCategories).values([
      { slug: 'tap', name: { vi: 'Tập', en: 'Practice' } },
      { slug: 'choi', name: { vi: 'Chơi', en: 'Play' } },
    ])
    const post = (n: number, more = {}): ArticleInput => ({
      kind: 'post',
      category: 'choi',
      vi: text(`bai-${n}`, `Bài ${n}`),
      ...more,
    })
    for (const [n, at] of [
      [1, '2026-01-01'],
      [2, '2026-03-01'],
      [3, '2026-02-01'],
    ] as const) {
      const { id } = await saveArticle(db, system, post(n, n === 3 ? { category: 'tap' } : {}))
      await publishArticle(db, system, id, new Date(at))
    }
    const { id } = await saveArticle(db, system, post(4, { rank: -1 }))
    await publishArticle(db, system, id, new Date('2025-01-01'))
    await saveArticle(db, system, post(5))
    await publishedArticle(db, terms)
    const titles = async (more = {}) =>
      (await listArticles(db, { kind: 'post', locale: 'vi', ...more })).map(({ title }) => title)
    expect(await titles()).toEqual(['Bài 4', 'Bài 2', 'Bài 3', 'Bài 1'])
    expect(await titles({ category: 'tap' })).toEqual(['Bài 3'])
    expect(await titles({ limit: 1, offset: 1 })).toEqual(['Bài 2'])
  })
})

describe('an incomplete article', () => {
  const nothing = { type: 'doc' as const, content: [{ type: 'paragraph' }] }
  const codes = ({ code, facts }: { code: string; facts: object }) => ({ code, ...facts })
  const refusalOf = (work: Promise<unknown>) => work.then(() => 'done', codes)
  const tomorrow = () => new Date(Date.now() + 86_400_000)
  const stateAndDay = { state: articles.state, day: articles.publishedAt }
  const unread = { state: 'draft', day: null }

  test('an incomplete article cannot be published or scheduled, and the missing fields are named', async ({ db }) => {
    const { id } = await saveArticle(db, system, { kind: 'post', vi: { slug: 'rong', title: 'Rỗng', body: nothing } })
    const incomplete = { code: 'article-incomplete', lacks: ['category', 'vi.summary', 'vi.body'] }
    expect(await refusalOf(publishArticle(db, system, id))).toEqual(incomplete)
    expect(await refusalOf(publishArticle(db, system, id, tomorrow()))).toEqual(incomplete)
    expect(await db.select({ state: articles.state }).from(articles)).toEqual([{ state: 'draft' }])
  })

  test('English is required only once it was begun, and a picture counts as a body', async ({ db }) => {
    const picture = { type: 'image', attrs: { file: 'giay', alt: 'Giày' } }
    expect(
      missingPartsOf({
        kind: 'page',
        category: null,
        vi: { title: 'A', summary: 'B', body: { type: 'doc', content: [picture] } },
      }),
    ).toEqual([])
    const { id } = await saveArticle(db, system, { ...terms, en: { slug: 'terms', title: 'Terms', body: nothing } })
    expect(await refusalOf(publishArticle(db, system, id))).toMatchObject({ lacks: ['en.summary', 'en.body'] })
  })

  test('a published or scheduled article cannot be made incomplete', async ({ db }) => {
    const id = await publishedArticle(db, terms)
    const emptied = { ...terms, id, vi: { ...text('dieu-khoan', 'Điều khoản'), body: nothing } }
    expect(await refusalOf(saveArticle(db, system, emptied))).toMatchObject({ lacks: ['vi.body'] })
    await publishArticle(db, system, id, tomorrow())
    expect(await refusalOf(saveArticle(db, system, emptied))).toMatchObject({ lacks: ['vi.body'] })
    await withdrawArticle(db, system, id)
    expect(await refusalOf(saveArticle(db, system, emptied))).toBe('done')
  })

  test('a scheduled post whose category was removed returns to draft at its time', async ({ db }) => {
    await db.insert(articleCategories).values({ slug: 'tap', name: { vi: 'Tập', en: 'Practice' } })
    const { id } = await saveArticle(db, system, { kind: 'post', category: 'tap', vi: text('bai', 'Bài') })
    await publishArticle(db, system, id, tomorrow())
    const bySlug = () => findArticle(db, { kind: 'post', locale: 'vi', slug: 'bai' })
    await db.update(articles).set({ publishedAt: new Date(Date.now() - 3_600_000) })
    expect(await bySlug()).toBeDefined()
    await removeCategory(db, system, 'tap')
    // Its time has passed, but the job has not run yet: readers do not see it in between.
    expect(await bySlug()).toBeUndefined()
    expect(await listArticles(db, { kind: 'post', locale: 'vi' })).toEqual([])
    expect(await publishDueArticles(db, new Date(Date.now() + 2 * 86_400_000))).toBe(0)
    expect(await db.select(stateAndDay).from(articles)).toEqual([unread])
  })

  test('a scheduled article restored to an empty version returns to draft and is never published', async ({ db }) => {
    const { id } = await saveArticle(db, system, {
      ...terms,
      en: undefined,
      vi: { ...text('dieu-khoan', 'Nháp'), body: nothing },
    })
    await saveArticle(db, system, { ...terms, en: undefined, id })
    await publishArticle(db, system, id, tomorrow())
    const versions = await db.select().from(articleVersions).orderBy(articleVersions.at, articleVersions.id)
    const first = versions.find(({ title }) => title === 'Nháp')!
    await restoreVersion(db, system, id, first.id)
    expect(await db.select(stateAndDay).from(articles)).toEqual([unread])
    expect(await publishDueArticles(db, new Date(Date.now() + 2 * 86_400_000))).toBe(0)
  })

  test('an empty version cannot be restored over a published article', async ({ db }) => {
    const { id } = await saveArticle(db, system, {
      ...terms,
      en: undefined,
      vi: { ...text('dieu-khoan', 'Nháp'), body: nothing },
    })
    await saveArticle(db, system, { ...terms, en: undefined, id })
    await publishArticle(db, system, id)
    const first = (await db.select().from(articleVersions)).find(({ title }) => title === 'Nháp')!
    expect(await refusalOf(restoreVersion(db, system, id, first.id))).toMatchObject({ lacks: ['vi.body'] })
  })
})
