import { describe } from 'vitest'
import { alive } from './alive.ts'
import { expected } from './broken.ts'
import { overflow, seriousFindings } from './look.ts'
import { wayOf, expect, languages, test, type Visit } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

const shopEntry = ({ page, t }: Visit) => page.getByRole('button', { name: t('nav_shop'), exact: true })
const panel = ({ page }: Visit) => page.locator('[data-menu]')
const isOpen = async (visitor: Visit) => (await shopEntry(visitor).getAttribute('aria-expanded')) === 'true'
const focused = ({ page }: Visit) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName)

async function at(visitor: Visit, path: string) {
  await visitor.go(path)
  await alive(visitor.page)
  return visitor
}

describe.each(languages)('SPEC 2, Layout: the mega menu (%s)', (locale) => {
  const prefix = locale === 'en' ? '/en' : ''

  test('opens on a press, leads to a discipline, and closes as the page changes', async ({ visit }) => {
    const visitor = await at(await visit({ locale }), '/cart')
    const { page, t } = visitor
    await shopEntry(visitor).click()
    const figure = panel(visitor).getByRole('link', { name: new RegExp(`^${t('category_figure')}`) })
    await scrollsTo(figure)
    await expect.poll(() => panel(visitor).locator('svg').count()).toBeGreaterThanOrEqual(4)
    await expect.poll(() => panel(visitor).locator('img').count()).toBe(4)
    expect(await seriousFindings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await figure.click()
    await page.waitForURL(`**${prefix}/shop/category/figure`)
    await seesNot(panel(visitor))
  })

  test('every entry of it leads to a page that is there', async ({ visit, shop }) => {
    const visitor = await at(await visit({ locale }), '/')
    await shopEntry(visitor).click()
    await scrollsTo(panel(visitor).locator('a').first())
    const hrefs = await visitor.page
      .locator('[data-menu] a, header nav a, footer a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(hrefs.length).toBeGreaterThan(20)
    for (const href of new Set(hrefs)) {
      const answer = await fetch(new URL(href, shop.url), { redirect: 'manual' })
      expect(answer.status, href).toBeLessThan(400)
    }
  })

  test('walks by keys: down opens it, arrows lead from column to column, Esc leads back', async ({ visit }) => {
    const visitor = await at(await visit({ locale }), '/cart')
    const { page } = visitor
    await shopEntry(visitor).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(visitor)).toBe(`${prefix}/shop/category/figure`)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(visitor)).toBe(`${prefix}/shop/category/hockey`)
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => focused(visitor)).toBe(`${prefix}/shop/brand/premium`)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(visitor)).toBe(`${prefix}/shop/brand/sport`)
    await page.keyboard.press('End')
    await expect.poll(() => focused(visitor)).toBe(`${prefix}/shop`)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focused(visitor)).toBe('BUTTON')
    await expect.poll(() => isOpen(visitor)).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => focused(visitor)).toBe(`${prefix}/shop/category/figure`)
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(visitor)).toBe('BUTTON')
    await expect.poll(() => isOpen(visitor)).toBe(false)
  })

  test('Tab walks through it in order and closes it on the way out', async ({ visit }) => {
    const visitor = await at(await visit({ locale }), '/cart')
    const { page } = visitor
    await shopEntry(visitor).focus()
    await page.keyboard.press('Enter')
    const links = panel(visitor).locator('a')
    await scrollsTo(links.first())
    const count = await links.count()
    for (let n = 0; n < count; n += 1) await page.keyboard.press('Tab')
    await expect.poll(() => isOpen(visitor)).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => isOpen(visitor)).toBe(false)
  })
})

describe('SPEC 2, Layout: the mega menu under the hand', () => {
  test('opens when the hand rests on it, not when it passes, and closes when it leaves', async ({ visit }) => {
    const visitor = await at(await visit(), '/cart')
    const { page } = visitor
    await shopEntry(visitor).hover()
    await seesNot(panel(visitor))
    await page.mouse.move(700, 600)
    await page.waitForTimeout(400)
    await expect.poll(() => isOpen(visitor)).toBe(false)
    await shopEntry(visitor).hover()
    await scrollsTo(panel(visitor).locator('a').first())
    await panel(visitor).locator('a').first().hover()
    await page.waitForTimeout(400)
    await expect.poll(() => isOpen(visitor)).toBe(true)
    await page.mouse.move(700, 880)
    await expect.poll(() => isOpen(visitor)).toBe(false)
  })

  test('a press pins what a rest opened; a second press and a press beside it close it', async ({ visit }) => {
    const visitor = await at(await visit(), '/cart')
    const { page } = visitor
    await shopEntry(visitor).hover()
    await scrollsTo(panel(visitor).locator('a').first())
    await shopEntry(visitor).click()
    await expect.poll(() => isOpen(visitor)).toBe(true)
    await shopEntry(visitor).click()
    await expect.poll(() => isOpen(visitor)).toBe(false)
    await shopEntry(visitor).click()
    await scrollsTo(panel(visitor).locator('a').first())
    await page.mouse.click(700, 880)
    await expect.poll(() => isOpen(visitor)).toBe(false)
  })

  test('over the hero the header turns solid while it is open', async ({ visit }) => {
    const visitor = await at(await visit(), '/')
    const header = visitor.page.locator('header').first()
    await shopEntry(visitor).click()
    await expect.poll(() => header.getAttribute('data-clear')).toBeNull()
    await visitor.page.keyboard.press('Escape')
    await expect.poll(() => header.getAttribute('data-clear')).toBe('true')
  })

  test('a menu that does not come says so and can be asked for again', async ({ visit }) => {
    const visitor = await visit()
    await visitor.page.route('**/api/menu', (route) => route.fulfill({ status: 503 }))
    await at(visitor, '/cart')
    await shopEntry(visitor).click()
    const again = visitor.page.getByRole('button', { name: visitor.t('failure_retry') })
    await scrollsTo(again)
    await visitor.page.unroute('**/api/menu')
    await visitor.page.waitForTimeout(1200)
    await again.click()
    await scrollsTo(panel(visitor).locator('a').first())
    expect(expected(visitor)).toContain('the menu answers 503')
  })

  test('without scripts its entry leads to the shop', async ({ visit }) => {
    const visitor = await visit({ script: false })
    await visitor.go('/cart')
    await shopEntry(visitor).click()
    await visitor.page.waitForURL('**/shop*')
  })
})

describe.each(languages)('SPEC 2, Layout: the menu of phones (%s)', (locale) => {
  const opened = async (visitor: Visit, path: string) => {
    await at(visitor, path)
    await visitor.page.getByRole('button', { name: visitor.t('nav_menu'), exact: true }).tap()
    const drawer = visitor.page.locator('dialog[open]')
    await scrollsTo(drawer.getByRole('link').first())
    return drawer
  }

  test('slides in at a touch, unfolds, and closes as the page changes', async ({ visit }) => {
    const visitor = await visit({ locale, width: 390 })
    const { page, t } = visitor
    const drawer = await opened(visitor, '/cart')
    expect(await seriousFindings(page)).toEqual([])
    const premium = drawer.getByRole('link', { name: /^Premium/ })
    await seesNot(premium)
    await drawer.getByText(t('nav_by_line'), { exact: true }).tap()
    await premium.tap()
    await page.waitForURL('**/shop/brand/premium')
    await seesNot(page.locator('dialog[open]'))
  })

  test('closes by Esc and gives the focus back; back closes it too', async ({ visit }) => {
    const visitor = await visit({ locale, width: 390 })
    const { page, t } = visitor
    await visitor.go('/shop')
    await opened(visitor, '/cart')
    await page.keyboard.press('Escape')
    await seesNot(page.locator('dialog[open]'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(t('nav_menu'))
  })

  test('without scripts it leads to the links at the foot of the page', async ({ visit }) => {
    const { page, go, t } = await visit({ locale, width: 390, script: false })
    await go('/shop')
    await page.getByRole('button', { name: t('nav_menu'), exact: true }).click()
    await page.waitForURL(/#foot-of-page$/)
    await expect.poll(() => page.locator('#foot-of-page a[href$="/shop/category/figure"]').count()).toBe(1)
  })
})

describe.each(wayOf('desk', 'vi'))('DESIGN 7, Header ($locale, $width px)', ({ locale, width }) => {
  test('keeps everything within reach, in its order', async ({ visit }) => {
    const { page, go, t } = await visit({ locale, width })
    await go('/shop')
    await alive(page)
    // Who is there is known a moment later.
    await scrollsTo(
      page
        .locator('header')
        .first()
        .getByRole('link', { name: t('session_sign_in') }),
    )
    const names = await page
      .locator('header')
      .first()
      .locator('a:visible, button:visible')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''))
    const place = (word: string) => names.findIndex((name) => name.startsWith(word))
    const order = [t('search_label'), t('bell_title'), t('session_sign_in'), t('nav_cart')].map(place)
    expect(order).not.toContain(-1)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    if (width > 1200) {
      expect(place(t('crumb_home'))).toBeGreaterThan(-1)
      expect(place(t('crumb_home'))).toBeLessThan(place(t('nav_shop')))
    }
  })

  test('search closes as the page changes', async ({ visit }) => {
    const { page, go, t } = await visit({ locale, width })
    await go('/cart')
    await alive(page)
    await page.getByRole('link', { name: t('search_label') }).click()
    await page.locator('dialog[open] input[name=q]').fill('aria')
    await page.locator('dialog[open] input[name=q]').press('Enter')
    await page.waitForURL('**/search?q=aria')
    await seesNot(page.locator('dialog[open]'))
  })
})

describe('the header over the hero', () => {
  test.for([false, true])('can be read when hovered and focused (dark: %s)', async (dark, { visit }) => {
    const { page, go } = await visit({ dark })
    await go('/')
    await alive(page)
    const bell = page.locator('header form[action$="/notifications"] button')
    await bell.hover()
    await page.waitForTimeout(250)
    const { ground, ink } = await bell.evaluate((node) => {
      const { backgroundColor, color } = getComputedStyle(node)
      return { ground: backgroundColor, ink: color }
    })
    expect(ink).not.toBe(ground)
    // A veil over the night, through which the night is still seen.
    expect(ground).toMatch(/ \/ 0\.16\)$|, 0\.16\)$/)
  })
})
