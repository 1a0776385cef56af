import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { system } from '#shop/identity/actor.ts'
import { publishArticle } from '#shop/content/articles/publish-article.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { followRedirect } from '#shop/content/redirects/follow-redirect.ts'
import { listRedirects } from '#shop/content/redirects/list-redirects.ts'
import { readRedirectLines } from '#shop/content/redirects/redirect-lines.ts'
import { readTarget } from '#shop/content/redirects/redirect-path.ts'
import { redirects } from '#shop/content/schema.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { importRedirects } from './import-redirects.ts'
import { saveRedirect } from './save-redirect.ts'

const ways = async (db: Db) => Object.fromEntries((await db.select().from(redirects)).map(({ from, to }) => [from, to]))
const refused = (code: string) => expect.objectContaining({ code })
const save = (db: Db, from: string, to: string) => saveRedirect(db, system, { from, to })

beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

describe('a redirect', () => {
  test('it is followed and counted, also at the English address', async ({ db }) => {
    await save(db, '/khuyen-mai-he', '/shop')
    expect(await followRedirect(db, '/khuyen-mai-he')).toBe('/shop')
    expect(await followRedirect(db, '/en/khuyen-mai-he')).toBe('/en/shop')
    expect(await followRedirect(db, '/khong-co')).toBeUndefined()
    expect(await listRedirects(db, { text: 'MAI-HE', sort: '-hits', page: 1 })).toMatchObject([
      { hits: 2, to: '/shop' },
    ])
  })

  test('it is found in any letter case, with a slash at its end and with Vietnamese letters', async ({ db }) => {
    await save(db, '/To-Roi-HE/', '/shop?sale=1')
    await save(db, '/Đồ-Cũ', '/blog')
    expect(await ways(db)).toEqual({ '/to-roi-he': '/shop?sale=1', '/đồ-cũ': '/blog' })
    for (const path of ['/to-roi-he', '/TO-ROI-HE', '/to-roi-he/', '/To-Roi-He//'])
      expect(await followRedirect(db, path), path).toBe('/shop?sale=1')
    expect(await followRedirect(db, encodeURI('/ĐỒ-CŨ/'))).toBe('/blog')
  })

  test('two redirects in a row lead to the last target at once, whichever was saved first', async ({ db }) => {
    await save(db, '/b', '/c')
    await save(db, '/a', '/b')
    await save(db, '/c', '/d')
    for (const path of ['/a', '/b', '/c']) expect(await followRedirect(db, path)).toBe('/d')
  })

  test('a target that is a page stays the target, though a redirect stands at that page', async ({ db }) => {
    await db.insert(redirects).values({ from: '/shop', to: '/blog', by: system })
    await save(db, '/to-roi-he', '/shop?sale=1')
    expect((await ways(db))['/to-roi-he']).toBe('/shop?sale=1')
  })

  test('a circle of redirects is refused', async ({ db }) => {
    await save(db, '/a', '/b')
    for (const [from, to] of [
      ['/b', '/a'],
      ['/b', '/A/?x=1'],
      ['/a', '/a#oben'],
    ] as const)
      await expect(save(db, from, to), `${from} ${to}`).rejects.toEqual(refused('redirect-circle'))
  })
})

describe('an invalid redirect is refused and nothing is written', () => {
  test('a target on another site is refused', async ({ db }) => {
    for (const to of ['https://evil.example/', '//evil.example/a', 'http://evil.example', 'javascript:alert(1)'])
      await expect(save(db, '/a-cu', to), to).rejects.toEqual(refused('redirect-to'))
    await expect(save(db, 'https://evil.example/a-cu', '/shop')).rejects.toEqual(refused('redirect-from'))
    expect(await ways(db)).toEqual({})
  })

  test('a source with a query, a fragment, a space or no path is refused', async ({ db }) => {
    for (const from of ['/a?b=1', '/a#b', 'a-cu', '', '/a b', '/\\evil'])
      await expect(save(db, from, '/shop'), from).rejects.toEqual(refused('redirect-from'))
  })

  test('a source where a page stands is refused, in both languages and any letter case', async ({ db }) => {
    await aProduct(db, { slug: 'luot-thu' })
    for (const from of ['/shop', '/SHOP/', '/en/shop', '/checkout', '/product/luot-thu', '/product/Luot-Thu'])
      await expect(save(db, from, '/blog'), from).rejects.toEqual(refused('redirect-live'))
    for (const from of ['/', '/en', '/admin', '/admin/orders', '/api/cart', '/en/profile'])
      await expect(save(db, from, '/blog'), from).rejects.toEqual(refused('redirect-not-here'))
    await save(db, '/product/luot-da-bo', '/product/luot-thu')
    expect(await ways(db)).toEqual({ '/product/luot-da-bo': '/product/luot-thu' })
  })

  test('a page of the shop may redirect elsewhere while it is not published', async ({ db }) => {
    await save(db, '/terms', '/shop')
    expect(await ways(db)).toEqual({ '/terms': '/shop' })
    const body = { type: 'doc' as const, content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Một.' }] }] }
    const vi = { slug: 'dieu-khoan', title: 'Điều khoản', summary: 'Một câu', body }
    const { id } = await saveArticle(db, system, { kind: 'page', key: 'terms', vi })
    await publishArticle(db, system, id)
    for (const from of ['/terms', '/en/terms'])
      await expect(save(db, from, '/blog'), from).rejects.toEqual(refused('redirect-live'))
  })

  test('the shop’s own host is cut off a target; its query and fragment are kept', () => {
    const read = (typed: string) => readTarget(typed, 'https://luot.vn').path
    expect(read(' https://luot.vn/blog/cu/?utm=1#a ')).toBe('/blog/cu?utm=1#a')
    expect(read('https://luot.vn')).toBe('/')
    expect(read('https://luot.vn.evil.example/')).toBeUndefined()
    expect(env.BASE_URL).toMatch(/^http/)
  })
})

test('a redirect is edited in place, and the audit log keeps its old source and target', async ({ db }) => {
  await save(db, '/a', '/shop')
  const [{ id }] = (await db.select().from(redirects)) as [{ id: string }, ...unknown[]]
  await saveRedirect(db, system, { id, from: '/b', to: '/blog', replaces: '' })
  expect(await ways(db)).toEqual({ '/b': '/blog' })
  expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, '/b'))).toMatchObject([
    { before: { from: '/a', to: '/shop' }, after: { from: '/b', to: '/blog' } },
  ])
  await expect(saveRedirect(db, system, { id, from: '/c', to: '/blog' })).rejects.toEqual(refused('redirect-gone'))
})

describe('importing many redirects', () => {
  const text = 'Từ,Đến\n/a-cu,/shop\n"/b-cu";"/blog"\n/shop\t/blog\n\n/c-cu,https://evil.example/\n/a-cu,/shop'

  test('a trial run says what would become of each line and stores nothing', async ({ db }) => {
    const lines = readRedirectLines(text)
    expect(lines.map(({ line, from }) => [line, from])).toEqual([
      [2, '/a-cu'],
      [3, '/b-cu'],
      [4, '/shop'],
      [6, '/c-cu'],
      [7, '/a-cu'],
    ])
    const tried = await importRedirects(db, system, { lines, isTry: true })
    expect(tried.map(({ outcome, refusal }) => refusal?.code ?? outcome)).toEqual([
      'new',
      'new',
      'redirect-live',
      'redirect-to',
      'same',
    ])
    expect(await ways(db)).toEqual({})
    expect(await importRedirects(db, system, { lines, isTry: false })).toEqual(tried)
    expect(await ways(db)).toEqual({ '/a-cu': '/shop', '/b-cu': '/blog' })
  })
})
