// @module-tag turn-0
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { articleTranslations } from '#shop/content/schema.ts'
import { saveArticle } from '#shop/content/articles/save-article.ts'
import { consents } from '#shop/identity/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { readArticles } from '#seed/content/read-articles.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { addCustomer, userPassword } from './person.ts'
import { mainText } from './plain-page.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start({ LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const opened = async (path: string) => (await visitor(shop.url).get(path)).text
const titleOf = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1]
/** Cached pages are dropped a moment after the change. */

describe('a policy', () => {
  const paths = ['terms', 'returns', 'warranty', 'shipping', 'payment', 'complaints', 'privacy', 'cookies']

  test.for(paths)(
    '/%s is complete without scripts, in both languages, with canonical and alternate addresses',
    async (path) => {
      for (const [prefix, locale] of [
        ['', 'vi'],
        ['/en', 'en'],
      ]) {
        const html = await opened(`${prefix}/${path}`)
        expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`))
        expect(mainText(html).length).toBeGreaterThan(500)
        expect(mainText(html)).not.toMatch(/\{\{|\[!/)
        expect(mainText(html)).toMatch(/(Sửa lần cuối|Last changed): \d\d\/11\/2026/)
        expect(html).toContain(`<link rel="canonical" href="${shop.url}${prefix}/${path}"`)
        for (const [other, address] of [
          ['vi', `/${path}`],
          ['en', `/en/${path}`],
        ])
          expect(html).toContain(`<link rel="alternate" href="${shop.url}${address}" hrefLang="${other}"`)
      }
    },
  )

  test('facts that the merchant has not filled in are left out, and the others are shown', async () => {
    for (const [path, untold] of [
      ['/terms', /Mã số thuế:|Tên chủ sở hữu:/],
      ['/en/terms', /Tax code:|Owner:/],
      ['/about', /Cửa hàng do|Mã số thuế:/],
      ['/en/about', /is run by|Tax code:/],
    ] as const) {
      const html = await opened(path)
      expect(mainText(html)).not.toMatch(/\{\{|chưa điền|not yet filled|<mark/)
      expect(mainText(html)).not.toMatch(untold)
      expect(html).toMatch(/<article[\s\S]*href="mailto:/)
      expect(html).not.toContain('Cửa hàng mẫu')
    }
  })

  test('a change is shown at once, and a policy without English is shown in Vietnamese with a notice', async () => {
    expect(titleOf(await opened('/en/terms'))).toBe('Terms of sale')
    const terms = readArticles('pages', 'page').find(({ key }) => key === 'terms')!
    const changed = { ...terms, en: { ...terms.en!, title: 'New terms of sale' } }
    await closed.look((db) => saveArticle(db, system, changed))
    await expect.poll(async () => titleOf(await opened('/en/terms'))).toBe('New terms of sale')
    await closed.look(async (db) => {
      await db
        .delete(articleTranslations)
        .where(and(eq(articleTranslations.slug, 'terms-of-sale'), eq(articleTranslations.locale, 'en')))
      const { en: _, ...vietnamese } = terms
      await saveArticle(db, system, { ...vietnamese, rank: 9 })
    })
    await expect.poll(async () => titleOf(await opened('/en/terms'))).toBe('Điều khoản mua bán')
    const html = await opened('/en/terms')
    expect(html).toMatch(/<article[^>]* lang="vi"/)
    expect(mainText(html)).toContain('There is no English version yet')
  })
})

test('a product without English text is shown in Vietnamese and marked as such', async () => {
  const slug = await closed.look(async (db) => {
    const [row] = await rowsOf<{ id: string; slug: string }>(
      db,
      sql`select product_id as id, slug from product_translations where locale = 'en' and product_id = (select product_id from product_translations where slug = 'luoi-luot-buoc-7' limit 1)`,
    )
    await db.execute(sql`update product_translations e set summary = '', description = v.description from product_translations v
      where e.product_id = ${row!.id} and e.locale = 'en' and v.product_id = e.product_id and v.locale = 'vi'`)
    return row!.slug
  })
  const html = await opened(`/en/product/${slug}`)
  expect(html).toMatch(/<html[^>]* lang="en"/)
  expect(html).toMatch(/<p lang="vi"[^>]*>[^<]{20,}/)
  expect(html).toMatch(/<div lang="vi"[^>]*><p>/)
  expect(await opened('/product/luoi-luot-buoc-7')).not.toMatch(/<p lang="vi"/)
})

test('the questions of /support can be searched without accents', async () => {
  const found = async (words: string) => mainText(await opened(`/support?q=${encodeURIComponent(words)}`))
  expect(await found('go bao lau mai')).toContain('Xem mọi câu hỏi')
  expect(await found('go bao lau mai')).toContain('Chưa có câu hỏi nào về “go bao lau mai”')
  expect(await found('mai luoi')).toMatch(/\d câu hỏi có “mai luoi”/)
})

describe('the cookie choice', () => {
  const send = (who: Visitor, form: Record<string, string>) => who.postForm('/api/consent', form)

  test('it is a plain form at /cookies and leads back there', async () => {
    await closed.look((db) => saveSettings(db, system, { analyticsFunnel: true }))
    await expect.poll(() => opened('/en/cookies')).toContain('id="chosen-yes"')
    const form = /<form[^>]* action="\/api\/consent"[\s\S]*?<\/form>/.exec(await opened('/en/cookies'))![0]
    for (const part of ['method="post"', 'name="next" value="/en/cookies"', 'value="yes"', 'value="no"'])
      expect(form).toContain(part)
    const who = visitor(shop.url)
    for (const choice of ['yes', 'no']) {
      const { status, headers } = await send(who, { choice, next: '/en/cookies' })
      expect([status, headers.location]).toEqual([302, `/en/cookies#chosen-${choice}`])
      expect(who.cookies.get('luot_consent')).toBe(choice)
    }
  })

  test('another answer is refused, and the form leads to no other site', async () => {
    const wrong = await send(visitor(shop.url), { choice: 'maybe' })
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([422, undefined])
    const away = await send(visitor(shop.url), { choice: 'no', next: '//evil.example/x' })
    expect([away.status, away.headers.location]).toEqual([302, '/cookies#chosen-no'])
    expect(away.headers['set-cookie']).toEqual(['luot_consent=no; Path=/; SameSite=Lax; Max-Age=15552000'])
  })

  test('a signed-in user’s choice is stored, once for each change', async () => {
    const email = 'consents@example.com'
    const userId = await closed.look((db) => addCustomer(db, email))
    const who = await signedIn(shop.url, { email, password: userPassword })
    for (const choice of ['yes', 'yes', 'no']) await send(who, { choice })
    const rows = await closed.look((db) =>
      db
        .select()
        .from(consents)
        .where(and(eq(consents.userId, userId), eq(consents.purpose, 'analytics'))),
    )
    expect(rows.sort((a, b) => a.at.getTime() - b.at.getTime()).map(({ given }) => given)).toEqual([true, false])
  })
})

test('a renamed shop has its new name in the titles of all pages, also of those for times without a network', async () => {
  await closed.look((db) => saveSettings(db, system, { name: 'Băng Giá' }))
  for (const path of ['/guides', '/', '/en/cart', '/auth', '/no/such/page', '/offline.html'])
    await expect.poll(() => opened(path), { message: path }).toMatch(/<title>[^<]+ · Băng Giá<\/title>/)
  const home = await opened('/')
  expect(home).toContain('data-shop="Băng Giá"')
  expect(home).toContain('<meta property="og:site_name" content="Băng Giá"/>')
  expect(await opened('/manifest.webmanifest')).toContain('"short_name":"Băng Giá"')
})
