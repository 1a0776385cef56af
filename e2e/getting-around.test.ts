// @module-tag turn-1
import { describe } from 'vitest'
import { untilHydrated } from './alive.ts'
import { expected } from './broken.ts'
import { overflow, seriousFindings } from './look.ts'
import { countsTo, hears } from './main-part.ts'
import { reads, readsAll, scrollsTo, sees, seesNot, seesToast } from './sees.ts'
import { expect, rareWay, say, test, wayOf, type Visit } from './stage.ts'
import { shopDay } from '#kit/clock.ts'
import { seasonOf } from '#shop/settings/season.ts'

const prefixOf = ({ locale }: { locale: string }) => (locale === 'en' ? '/en' : '')
const shopEntry = ({ page, t }: Visit) => page.getByRole('button', { name: t('layout_nav_shop'), exact: true })
const panel = ({ page }: Visit) => page.locator('[data-menu]')
const header = ({ page }: Visit) => page.locator('header').first()
const isClear = (visit: Visit) => header(visit).getAttribute('data-clear')
const isOpen = (visit: Visit) => shopEntry(visit).getAttribute('aria-expanded')
const focused = ({ page }: Visit) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName)

describe.each(wayOf('phone', 'vi'))('spec 2, home ($locale, $width px)', (way) => {
  test('every block of the home page is in its place, and a foot of 243 mm gets its sizes, which the listing offers', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await go('/')
    await untilHydrated(page)
    expect(await isClear(seen)).toBe('true')
    for (const [y, clear] of [
      [50, 'true'],
      [51, null],
    ] as const) {
      await page.evaluate((to) => scrollTo(0, to), y)
      await expect.poll(() => isClear(seen)).toBe(clear)
    }
    expect(await readsAll(page.locator('main :is(h1, h2)'))).toEqual([
      t('home_hero_title'),
      t('home_choice_title'),
      t(`home_${seasonOf(shopDay(new Date()))}_title`),
      t('home_size_title'),
      t('home_blade_title'),
      t('home_lines_title'),
      t('home_gear_title'),
      t('home_guides_title'),
    ])
    await scrollsTo(page.getByText(t('home_choice_text')))
    for (const id of ['choice-title', 'gear-title'])
      await countsTo(page.locator(`section[aria-labelledby="${id}"] article`), 4)
    await countsTo(page.getByRole('navigation', { name: t('home_disciplines') }).getByRole('link'), 4)
    await countsTo(page.getByRole('region', { name: t('home_guides_title') }).getByRole('listitem'), 3)

    const field = page.getByRole('spinbutton', { name: t('home_size_label') })
    await expect.poll(() => page.getByRole('slider').isEnabled()).toBe(true)
    await field.fill('243')
    const sizes = page.locator('#foot ul a')
    await expect
      .poll(() => sizes.evaluateAll((links) => links.map((link) => link.getAttribute('href')!)))
      .toEqual(
        ['figure', 'hockey', 'speed', 'recreational'].map((one) => `${prefixOf(way)}/shop/category/${one}?size=245`),
      )
    await sees(sizes.first())
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('243')
    await go('/shop/category/figure')
    await scrollsTo(page.getByText(t('listing_your_size', { size: '245' })))
  })
})

describe.each(wayOf('phone', 'en', 'this device'))('spec 2, Layout ($locale, $width px)', (way) => {
  const opened = async (visitor: Visit) => {
    await visitor.page.getByRole('button', { name: visitor.t('layout_nav_menu'), exact: true }).tap()
    const drawer = visitor.page.locator('dialog[open]')
    await sees(drawer.getByRole('link').first())
    return drawer
  }

  test('the phone menu unfolds, returns the focus, and offers the other language, which is remembered', async ({
    visit,
    shop,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await go('/cart')
    const drawer = await opened(seen)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await seesNot(drawer)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe(t('layout_nav_menu'))
    await opened(seen)
    const premium = drawer.getByRole('link', { name: /^Premium/ })
    await seesNot(premium)
    await drawer.getByText(t('layout_nav_by_line'), { exact: true }).tap()
    await sees(premium)
    await premium.tap()
    await page.waitForURL('**/shop/brand/premium')
    await seesNot(drawer)
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await go('/product/luot-aria-75?colour=black')
    await opened(seen)
    const there = way.locale === 'en' ? 'vi' : 'en'
    const toOther = drawer.locator('form[action="/language"] button')
    await page.route('**/language', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await toOther.tap()
    await seesToast(page, t('layout_language_failed'))
    await toOther.tap()
    await page.waitForURL((url) => url.pathname.startsWith('/en/') === (there === 'en'))
    await seesToast(page, say(there, 'layout_language_switched'))
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(there)
    expect(page.url()).toContain('colour=black')
    await page.goto(`${shop.url}/shop`)
    expect(new URL(page.url()).pathname).toBe(there === 'en' ? '/en/shop' : '/shop')
  })
})

describe.each(rareWay('desk', 'vi', 'this device'))(
  'spec 2, Layout: the mega menu under the hand ($locale, $width px)',
  (way) => {
    test('the mega menu keeps its order, opens on hover, is pinned by a click, and leads to a discipline', async ({
      visit,
    }) => {
      const seen = await visit(way)
      const { page, go, t } = seen
      await page.clock.install()
      await go('/')
      const bell = page.locator('header form[action$="/notifications"] button')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await bell.hover()
        // A veil over the night, through which the night is still seen.
        await expect
          .poll(() => bell.evaluate((node) => getComputedStyle(node).backgroundColor))
          .toMatch(/ \/ 0\.16\)$|, 0\.16\)$/)
        await sees(bell)
      }
      await page.emulateMedia({ colorScheme: 'light' })
      await inItsOrder(seen)

      const links = panel(seen).locator('a')
      await page.clock.pauseAt(Date.now() + 60_000)
      await shopEntry(seen).hover()
      await page.clock.runFor(100)
      await page.mouse.move(700, 600)
      await page.clock.runFor(1000)
      expect(await isOpen(seen)).toBe('false')
      await shopEntry(seen).hover()
      await page.clock.runFor(200)
      await expect.poll(() => isOpen(seen)).toBe('true')
      await page.clock.resume()
      await sees(links.first())
      await expect.poll(() => isClear(seen)).toBeNull()
      await links.first().hover()
      await page.clock.fastForward(1000)
      expect(await isOpen(seen)).toBe('true')
      await page.mouse.move(700, 880)
      await page.clock.fastForward(1000)
      await expect.poll(() => isOpen(seen)).toBe('false')
      await seesNot(links.first())
      await expect.poll(() => isClear(seen)).toBe('true')
      // The focus is not in the menu that opened under the mouse; Esc closes it all the same.
      await shopEntry(seen).hover()
      await page.clock.fastForward(1000)
      await expect.poll(() => isOpen(seen)).toBe('true')
      await page.keyboard.press('Escape')
      await expect.poll(() => isOpen(seen)).toBe('false')

      await shopEntry(seen).click()
      await page.mouse.move(700, 880)
      await page.clock.fastForward(1000)
      await sees(links.first())
      expect(await seriousFindings(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      await shopEntry(seen).click()
      await seesNot(links.first())
      await shopEntry(seen).click()
      await sees(links.first())
      await page.mouse.click(700, 880)
      await seesNot(links.first())
      await shopEntry(seen).click()
      await panel(seen)
        .getByRole('link', { name: new RegExp(`^${t('category_figure')}`) })
        .click()
      await page.waitForURL('**/shop/category/figure')
      await seesNot(links.first())
    })
  },
)

describe.each(rareWay('desk', 'vi'))('spec 2: a page that is not there ($locale, $width px)', (way) => {
  test('an unknown address gets a not-found page with links that help', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    const answer = (await go('/khong/co-trang-nay')) as { status: () => number }
    expect(answer.status()).toBe(404)
    await sees(page.getByRole('heading', { level: 1, name: t('error_not_found_title') }))
    await scrollsTo(page, '/khong/co-trang-nay')
    await scrollsTo(page.locator('main').getByRole('searchbox', { name: t('search_label') }))
    await scrollsTo(page.locator('main a[href$="/shop/category/figure"]'))
    await page.getByRole('link', { name: t('error_not_found_shop') }).click()
    await page.waitForURL('**/shop')
    await page.goBack()
    await scrollsTo(page.getByRole('button', { name: t('error_not_found_back') }))
    await go('/product/luot-aria-57x')
    await scrollsTo(page.locator('main a[href*="/product/luot-aria"]').first())
  })
})

/** The content of the header from left to right; the signed-in user appears a moment later. */
async function inItsOrder(seen: Visit) {
  const { t } = seen
  await sees(header(seen).getByRole('link', { name: t('auth_session_sign_in') }))
  const names = await header(seen)
    .locator('a:visible, button:visible, input:visible')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''))
  const place = (word: string) => names.findIndex((name) => name.startsWith(word))
  const order = [
    'layout_crumb_home',
    'layout_nav_shop',
    'search_label',
    'notification_bell_title',
    'auth_session_sign_in',
    'layout_nav_cart',
  ].map((key) => place(t(key)))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
}

describe.each(rareWay('desk', 'en', 'this device'))('spec 2, Layout: by keys alone ($locale, $width px)', (way) => {
  const shelf = (path: string) => `${prefixOf(way)}/shop${path}`

  test('the skip link leads to the content, a new page is announced, and a menu that failed to load is requested again and used by keys', async ({
    visit,
  }) => {
    const seen = await visit(way)
    const { page, go, t } = seen
    await go('/shop')
    await page.keyboard.press('Tab')
    await sees(page.getByRole('link', { name: t('layout_skip_to_content') }))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.locator('main a[href*="/product/"]').first().press('Enter')
    await page.waitForURL('**/product/*')
    // The address changes before the page does.
    await scrollsTo(page.locator('#add-to-cart'))
    const name = await reads(page.getByRole('heading', { level: 1 }))
    const title = (await page.title()).split(' · ')[0]!
    expect(title).toContain(name)
    await hears(page, t('layout_page_announced', { title }))

    await page.clock.install()
    await page.route('**/api/menu', (route) => route.fulfill({ status: 503 }))
    await go('/cart')
    await shopEntry(seen).press('ArrowDown')
    const again = page.getByRole('button', { name: t('error_part_retry') })
    await page.clock.runFor(10_000)
    await sees(again)
    await page.unroute('**/api/menu')
    // The failed answer stands for a second.
    await page.clock.runFor(1200)
    await again.press('Enter')
    await sees(panel(seen).locator('a').first())
    expect(expected(seen)).toContain(`503 from ${prefixOf(way)}/api/menu`)

    await page.reload()
    await shopEntry(seen).press('ArrowDown')
    const steps = [
      ['', shelf('/category/figure')],
      ['ArrowRight', shelf('/category/hockey')],
      ['ArrowRight', shelf('/category/speed')],
      ['ArrowRight', shelf('/category/recreational')],
      ['ArrowRight', shelf('/brand/premium')],
      ['ArrowDown', shelf('/brand/sport')],
      ['End', shelf('')],
    ] as const
    for (const [key, href] of steps) {
      if (key) await page.keyboard.press(key)
      await expect.poll(() => focused(seen)).toBe(href)
    }
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(seen)).toBe('BUTTON')
    const count = await panel(seen).locator('a').count()
    for (let n = 0; n < count; n += 1) await page.keyboard.press('Tab')
    expect(await isOpen(seen)).toBe('true')
    await page.keyboard.press('Tab')
    await expect.poll(() => isOpen(seen)).toBe('false')
    await shopEntry(seen).press('ArrowDown')
    await expect.poll(() => focused(seen)).toBe(shelf('/category/figure'))
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(seen)).toBe('BUTTON')
    await seesNot(panel(seen).locator('a').first())
  })
})
