import { and, eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { system } from '#shop/identity/actor.ts'
import { articleTexts } from '#shop/content/schema.ts'
import { saveArticle } from '#shop/content/save-article.ts'
import { consents } from '#shop/identity/schema.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { readArticles } from '#seed/content/read-articles.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { wishFormId } from '#shop/wishlist/wishlist-provider.tsx'
import { cookieList } from '#web/chrome/cookie-list.ts'
import { admin, tryIn } from './at-the-door.ts'
import { addAria, fillCheckout, place, untilQuoted } from './buy.ts'
import { overflow, seriousFindings } from './look.ts'
import { wayOf, expect, languages, test, type Visit } from './stage.ts'
import { reads, readsAll, scrollsTo, seesNot } from './sees.ts'

const policies = [
  { path: '/terms', name: { vi: 'Điều khoản mua bán', en: 'Terms of sale' }, section: 'warranty' },
  { path: '/returns', name: { vi: 'Chính sách đổi trả và hoàn tiền', en: 'Returns and refunds' }, section: 'steps' },
  { path: '/warranty', name: { vi: 'Chính sách bảo hành', en: 'Warranty policy' }, section: 'rights' },
  { path: '/shipping', name: { vi: 'Chính sách vận chuyển', en: 'Shipping policy' }, section: 'fees' },
  { path: '/payment', name: { vi: 'Chính sách thanh toán', en: 'Payment policy' }, section: 'ways' },
  { path: '/complaints', name: { vi: 'Quy trình khiếu nại', en: 'Complaints procedure' }, section: 'steps' },
  { path: '/privacy', name: { vi: 'Chính sách bảo mật', en: 'Privacy policy' }, section: 'children' },
  { path: '/cookies', name: { vi: 'Cookie', en: 'Cookies' }, section: 'list' },
]
const contents = (page: Visit['page'], section: string) =>
  page.locator(`article nav a[href="#${section}"]`).locator('visible=true')

/** The event is carried, the kept pages are dropped: a moment later. */
const soon = { timeout: 10_000 }

describe.each(wayOf('phone', 'en'))('the policies ($locale, $width px)', ({ width, locale }) => {
  test('the footer leads to each; it has its sections, fits the window and can be used by everyone', async ({
    visit,
  }) => {
    const { page, go } = await visit({ width, locale })
    await go('/shop/category/services')
    for (const { path, name, section } of policies) {
      await page.locator(`footer a[href$="${path}"]`).click()
      await page.waitForURL(`**${path}`)
      await scrollsTo(page.getByRole('heading', { level: 1, name: name[locale] }))
      const folded = page.locator('article nav summary').locator('visible=true')
      if (await folded.count()) await folded.click()
      await contents(page, section).click()
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${section}`)
      await scrollsTo(page.locator(`h2#${section}`))
      expect.soft(await seriousFindings(page), path).toEqual([])
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0)
      expect(await reads(page.locator('article'))).not.toMatch(/\{\{|\[!/)
    }
  })

  test('is read without scripts, and a line is no longer than the eye follows', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale, script: false })
    await go('/terms')
    await scrollsTo(page.getByText(t('content_changed', { date: '22/11/2026' })))
    // What nobody has scrolled to has no height of its own yet (chrome/lay-out-pieces.ts).
    await page.locator('html').evaluate((html) => html.removeAttribute('data-pieces'))
    const line = await page
      .locator('article p')
      .evaluateAll((all) =>
        Math.max(
          ...all
            .filter((one) => one.textContent.length > 250)
            .map(
              (one) =>
                (one.textContent.length * Number.parseFloat(getComputedStyle(one).lineHeight)) / one.clientHeight,
            ),
        ),
      )
    expect(line).toBeGreaterThan(30)
    expect(line).toBeLessThan(80)
  })
})

describe('a policy', () => {
  test('says honestly what the merchant has not filled in, and never shows a blank', async ({ visit }) => {
    for (const locale of languages) {
      const { page, go, t } = await visit({ locale })
      await go('/terms')
      expect(await readsAll(page.locator('article mark'))).toEqual([t('content_unfilled'), t('content_unfilled')])
      expect(await page.locator('article a[href^="mailto:"]').count()).toBeGreaterThan(0)
    }
  })

  test('has one address in each language, and search engines are told so', async ({ visit, shop }) => {
    const { page, go } = await visit({ locale: 'en' })
    await go('/privacy')
    const address = (rel: string) => page.locator(`link[rel=${rel}]`).first().getAttribute('href')
    expect(await address('canonical')).toBe(`${shop.url}/en/privacy`)
    await expect.poll(() => page.locator('link[hreflang=vi]').getAttribute('href')).toBe(`${shop.url}/privacy`)
  })

  test('on paper is the text alone, with where it stands', async ({ visit }) => {
    const { page, go } = await visit({ width: 1440 })
    await go('/privacy')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header >> nth=0', 'footer', 'article nav', 'nav >> nth=0'])
      await seesNot(page.locator(part).first())
    await scrollsTo(page.locator('article').getByText('/privacy').first())
    await scrollsTo(page.locator('article table').first())
    const pdf = await page.pdf({ format: 'A4' })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(pages).toBeGreaterThanOrEqual(2)
    expect(pages).toBeLessThanOrEqual(8)
  })

  test('changed by the shop is read at once, and without English it is shown in Vietnamese', async ({
    visit,
    closed,
  }) => {
    const { page, go, t } = await visit({ locale: 'en' })
    await go('/terms')
    const terms = readArticles('pages', 'page').find(({ key }) => key === 'terms')!
    const changed = { ...terms, en: { ...terms.en!, title: 'New terms of sale' } }
    await closed.look((db) => saveArticle(db, system, changed))
    await expect.poll(async () => (await go('/terms'), reads(page.locator('h1'))), soon).toBe('New terms of sale')
    await closed.look(async (db) => {
      await db.delete(articleTexts).where(and(eq(articleTexts.slug, 'terms-of-sale'), eq(articleTexts.locale, 'en')))
      const { en: _, ...vietnamese } = terms
      await saveArticle(db, system, { ...vietnamese, rank: 9 })
    })
    await expect.poll(async () => (await go('/terms'), reads(page.locator('h1'))), soon).toBe('Điều khoản mua bán')
    await expect.poll(() => page.locator('article').getAttribute('lang')).toBe('vi')
    await scrollsTo(page.getByText(t('content_in_vietnamese')))
  })
})

const banner = ({ page, t }: Visit) => page.getByRole('region', { name: t('cookie_banner') })
const kept = async ({ page }: Visit) =>
  (await page.context().cookies()).find(({ name }) => name === 'luot_consent')?.value

/** The question is asked only where something needs the answer. */
async function ask(closed: ClosedShop, url: string, isOn = true) {
  await closed.look((db) => saveSettings(db, system, { analyticsFunnel: isOn }))
  await expect.poll(async () => (await (await fetch(`${url}/cookies`)).text()).includes('chosen-yes'), soon).toBe(isOn)
}

describe('the cookie question (PRODUCT 8)', () => {
  test('is not put while nothing needs it, and /cookies says there is nothing to choose', async ({
    visit,
    closed,
    shop,
  }) => {
    await ask(closed, shop.url, false)
    const visitor = await visit()
    await visitor.go('/cookies')
    await scrollsTo(visitor.page.getByText(visitor.t('cookie_nothing_to_choose')))
    await visitor.page.waitForTimeout(300)
    await seesNot(banner(visitor))
    expect(await kept(visitor)).toBeUndefined()
  })

  test.for(wayOf('desk', 'vi'))(
    'has two equal answers, remembers a no and is not put again ($locale, $width px)',
    async (way, { visit, closed, shop }) => {
      await ask(closed, shop.url)
      const visitor = await visit(way)
      const { page, go, t } = visitor
      await go('/shop')
      await scrollsTo(banner(visitor))
      const [yes, no] = [t('cookie_accept'), t('cookie_refuse')].map((name) =>
        banner(visitor).getByRole('button', { name }),
      )
      const [a, b] = [await yes!.boundingBox(), await no!.boundingBox()]
      expect([a!.width, a!.height, a!.y]).toEqual([b!.width, b!.height, b!.y])
      expect(a!.height).toBeGreaterThanOrEqual(44)
      expect(await yes!.getAttribute('class')).toBe(await no!.getAttribute('class'))
      expect(await seriousFindings(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await kept(visitor)).toBeUndefined()
      await no!.click()
      await seesNot(banner(visitor))
      await expect.poll(() => kept(visitor)).toBe('no')
      await page.reload()
      await page.waitForTimeout(300)
      await seesNot(banner(visitor))
    },
  )

  test('is answered anew at /cookies at any time, also without scripts', async ({ visit, closed, shop }) => {
    await ask(closed, shop.url)
    for (const script of [true, false]) {
      const visitor = await visit({ script, locale: 'en' })
      const { page, go, t } = visitor
      await go('/cookies')
      const form = page.locator('article form')
      for (const [answer, said, value] of [
        ['cookie_accept', 'cookie_chosen_yes', 'yes'],
        ['cookie_refuse', 'cookie_chosen_no', 'no'],
      ] as const) {
        await form.getByRole('button', { name: t(answer) }).click()
        await scrollsTo(page.locator('article').getByText(t(said)).locator('visible=true'))
        await expect.poll(() => kept(visitor)).toBe(value)
        expect(new URL(page.url()).pathname).toBe('/en/cookies')
      }
    }
  })

  test('answered by somebody signed in becomes a row, once', async ({ visit, closed, shop }) => {
    await ask(closed, shop.url)
    const visitor = await visit()
    const { page, go, t } = visitor
    await go('/auth?mode=admin')
    await tryIn(visitor, admin, adminPassword)
    await page.waitForURL('**/admin')
    await go('/cookies')
    const form = page.locator('article form')
    for (const answer of ['cookie_accept', 'cookie_accept', 'cookie_refuse'])
      await Promise.all([page.waitForResponse('**/api/consent'), form.getByRole('button', { name: t(answer) }).click()])
    const rows = await closed.look((db) =>
      db.select().from(consents).where(eq(consents.purpose, 'analytics')).orderBy(consents.at),
    )
    expect(rows.map(({ given }) => given)).toEqual([true, false])
  })

  test('takes no other answer and leads nowhere else', async ({ shop }) => {
    const send = (body: Record<string, string>) =>
      fetch(`${shop.url}/api/consent`, {
        method: 'POST',
        body: new URLSearchParams(body),
        redirect: 'manual',
        headers: { Origin: shop.url },
      })
    const wrong = await send({ choice: 'maybe' })
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([422, null])
    const away = await send({ choice: 'no', next: '//evil.example/x' })
    expect([away.status, away.headers.get('location')]).toEqual([302, '/cookies#chosen-no'])
    expect(away.headers.get('set-cookie')).toMatch(/^luot_consent=no; Path=\/; SameSite=Lax; Max-Age=15552000$/)
  })
})

describe('the list of cookies', () => {
  test('has everything that a browser was given on a walk through the shop', async ({ visit }) => {
    const visitor = await visit()
    const { page, go } = visitor
    const given = new Set<string>()
    page.context().on('response', (answer) => {
      const take = (lines: string[]) => lines.forEach((line) => given.add(line.split('=')[0]!))
      answer.headerValues('set-cookie').then(take, () => {})
    })
    const look = async () => {
      const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      for (const name of stored) given.add(name)
    }
    await go('/shop')
    await page.locator(`main button[name=${wishFormId}]`).first().click()
    await expect.poll(async () => (await look(), given.has('wishlist'))).toBe(true)
    await addAria(visitor)
    await look()
    await go('/checkout')
    await fillCheckout(visitor)
    await untilQuoted(page)
    await place(visitor)
    await look()
    await go('/auth')
    await tryIn(visitor, 'nobody@example.com', 'Mot-mat-khau-sai-7')
    await scrollsTo(page.getByText('Email hoặc mật khẩu không chính xác').first())
    await look()
    await page.getByRole('button', { name: /Google/ }).click()
    await page.waitForURL('**/stand-in/google?*')
    await page.locator('input[name=email]').fill('by-google@example.com')
    await page.locator('input[name=name]').fill('Lan')
    await page.locator('button[name=answer][value=yes]').click()
    await page.waitForURL((url) => url.pathname === '/')
    await scrollsTo(page.locator('header a[href$="/profile"]').first())
    await expect.poll(async () => (await look(), given.has('luot_session'))).toBe(true)
    await page.locator('header button[name=locale]').first().click()
    await page.waitForURL('**/en*')
    await look()
    const told = new Set(cookieList.map(({ name }) => name))
    expect([...given].filter((name) => !told.has(name))).toEqual([])
    for (const name of ['luot.state', 'luot_social', 'luot.session_token', 'luot_orders', 'luot_login_attempts'])
      expect([...given], name).toContain(name)
  })
})
