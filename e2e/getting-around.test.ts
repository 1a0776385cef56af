import { describe } from 'vitest'
import { alive } from './alive.ts'
import { tryIn } from './at-the-door.ts'
import { addAria } from './buy.ts'
import { wayOf, expect, languages, test } from './stage.ts'
import { reads, readsAll, scrollsTo } from './sees.ts'

describe('SPEC 2: redirects and the 404 screen', () => {
  test('old addresses lead to their screens, in both languages', async ({ visit }) => {
    const goals = {
      '/admin-login': '/auth?mode=admin',
      '/login': '/auth',
      '/register': '/auth/signup',
      '/auth/login': '/auth',
      '/auth/register': '/auth/signup',
      '/orders': '/auth?next=/my-orders',
    }
    for (const locale of languages) {
      const { page, go } = await visit({ locale })
      for (const [from, to] of Object.entries(goals)) {
        await go(from)
        const { pathname, search } = new URL(page.url())
        expect(decodeURIComponent(pathname.replace(/^\/en/, '') + search), from).toBe(to)
      }
    }
  })

  test.for(wayOf('phone', 'vi'))('any other path says so and helps on ($locale, $width px)', async (way, { visit }) => {
    const { page, go, t } = await visit(way)
    const answer = (await go('/khong/co-trang-nay')) as { status: () => number }
    expect(answer.status()).toBe(404)
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('not_found_title') }))
    await scrollsTo(page.getByText('/khong/co-trang-nay'))
    await scrollsTo(page.getByRole('searchbox', { name: t('search_label') }))
    await expect.poll(() => page.locator('main a[href$="/shop/category/figure"]').count()).toBe(1)
    await page.getByRole('link', { name: t('not_found_shop') }).click()
    await page.waitForURL('**/shop')
    await page.goBack()
    await scrollsTo(page.getByRole('button', { name: t('not_found_back') }))
  })

  test.for(wayOf('desk', 'en'))(
    'what the address seems to ask for is offered ($locale, $width px)',
    async (way, { visit }) => {
      const { page, go, t } = await visit({ ...way, script: false })
      await go('/old-shop/luot-aria-75.html')
      await scrollsTo(page.getByRole('heading', { name: t('not_found_products') }))
      await expect.poll(() => page.locator('main a[href$="/product/luot-aria-75"]').count()).toBe(1)
      const alivePage = await visit(way)
      await alivePage.go('/product/luot-aria-57x')
      await scrollsTo(alivePage.page.locator('main a[href*="/product/luot-aria"]').first())
    },
  )

  test('a product, a category and an accessory type that do not exist answer 404 inside the shop', async ({
    visit,
  }) => {
    const { page, go, t } = await visit()
    for (const path of [
      '/product/khong-co',
      '/shop/category/balloons',
      '/shop/brand/other',
      '/shop/accessories/rockets',
    ]) {
      const answer = (await go(path)) as { status: () => number }
      expect(answer.status(), path).toBe(404)
      await scrollsTo(page.getByRole('heading', { level: 1, name: t('not_found_title') }))
      await scrollsTo(page.getByRole('link', { name: t('crumb_home') }).first())
    }
  })
})

describe.each(wayOf('phone', 'en'))('SPEC 2, Layout ($locale, $width px)', ({ width, locale }) => {
  test('the header lies clear over the hero and turns solid after 50 px', async ({ visit }) => {
    const { page, go } = await visit({ width, locale })
    await go('/')
    const header = page.locator('header').first()
    await expect.poll(() => header.getAttribute('data-clear')).toBe('true')
    await page.evaluate(() => scrollTo(0, 50))
    await page.waitForTimeout(100)
    await expect.poll(() => header.getAttribute('data-clear')).toBe('true')
    await page.evaluate(() => scrollTo(0, 51))
    await expect.poll(() => header.getAttribute('data-clear')).toBeNull()
  })

  test('the skip link is the first stop of the keyboard, and a new page is announced', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go('/shop')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(t('skip_to_content'))
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.locator('main a[href*="/product/"]').first().click()
    await page.waitForURL('**/product/*')
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => reads(heading)).toMatch(/^Lướt/)
    const name = await reads(heading)
    await expect
      .poll(() => readsAll(page.locator('[role=status].sr-only')))
      .toContain(t('page_announced', { title: name! }))
  })

  test('the language toggle leads to the same page in the other language, says so, and is remembered', async ({
    visit,
    shop,
  }) => {
    const { page, go, t } = await visit({ width, locale })
    await go('/product/luot-aria-75?colour=black')
    await alive(page)
    // On phones it stands in the menu.
    if (width < 900) await page.getByRole('button', { name: t('nav_menu'), exact: true }).click()
    await page.locator(`${width < 900 ? 'dialog[open]' : 'header'} form[action="/language"] button`).click()
    const other = locale === 'vi' ? 'en' : 'vi'
    await page.waitForURL((url) => url.pathname.startsWith('/en') === (other === 'en'))
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other)
    expect(page.url()).toContain('colour=black')
    await scrollsTo(page.getByText(other === 'vi' ? 'Đã chuyển sang Tiếng Việt' : 'Switched to English'))
    await page.goto(`${shop.url}/shop`)
    expect(new URL(page.url()).pathname).toBe(other === 'en' ? '/en/shop' : '/shop')
  })
})

describe.each(wayOf('desk', 'vi'))('SPEC 2, catalogue ($locale, $width px)', ({ width, locale }) => {
  test('category, brand and size narrow the list, the address holds them, back undoes them', async ({ visit }) => {
    const { page, go } = await visit({ width, locale })
    await go('/shop?category=figure&brand=sport&size=245')
    const cards = page.locator('main a[href*="/product/"]')
    await scrollsTo(cards.first())
    const narrow = await cards.count()
    await go('/shop?category=figure')
    const wide = await cards.count()
    expect(narrow).toBeGreaterThan(0)
    expect(wide).toBeGreaterThan(narrow)
    await page.goBack()
    await expect.poll(() => cards.count()).toBe(narrow)
  })

  test('24 a page, then a real link to 24 more; sorting by price counts the price really paid', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go('/shop?sort=price-up')
    const cards = page.locator('main a[href*="/product/"]')
    await expect.poll(() => cards.count()).toBe(24)
    const prices = await page
      .locator('main article')
      .evaluateAll((articles) =>
        articles.map((article) =>
          Number(/([\d.]+)\s₫/.exec(article.querySelector('.type-price')!.textContent)![1]!.replaceAll('.', '')),
        ),
      )
    expect(prices.length).toBe(24)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    await page.getByRole('link', { name: t('listing_more', { count: 24 }) }).click()
    await expect.poll(() => cards.count()).toBe(48)
    expect(page.url()).toContain('page=2')
  })

  test('the whole listing, filters and all, without scripts', async ({ visit }) => {
    const { page, go } = await visit({ width, locale, script: false })
    await go('/shop?category=hockey')
    await expect.poll(() => page.locator('main a[href*="/product/"]').count()).toBe(7)
  })
})

describe('SPEC 4 and 9: the cart of a visitor', () => {
  test('survives a reload and lives for 24 hours', async ({ visit }) => {
    const visitor = await visit()
    const { page, go, t } = visitor
    await addAria(visitor, { size: '245' })
    await go('/')
    const count = (n: number) =>
      page.locator(`header .header-ink[href$="/cart"][aria-label*="${t('cart_count', { count: n })}"]`)
    await scrollsTo(count(1))
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('luot_cart')!) as { lastUpdated: string }
      cart.lastUpdated = new Date(Date.now() - 24 * 3_600_000 - 1000).toISOString()
      localStorage.setItem('luot_cart', JSON.stringify(cart))
    })
    await page.reload()
    // The count says 0 before the stored cart was looked at, too.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('luot_cart'))).toBeNull()
    await scrollsTo(count(0))
  })

  test('two sizes are two lines; a line is stepped, removed and brought back; emptied it leaves no copy', async ({
    visit,
  }) => {
    const visitor = await visit({ width: 390 })
    const { page, go, t } = visitor
    await addAria(visitor, { size: '245' })
    await addAria(visitor, { size: '235' })
    await go('/cart')
    const lines = page.locator('main li', { has: page.getByRole('group') })
    await expect.poll(() => lines.count()).toBe(2)
    await lines
      .first()
      .getByRole('button', { name: t('cart_more') })
      .click()
    await scrollsTo(page.getByText('23.670.000').locator('visible=true').first())
    await lines
      .first()
      .getByRole('button', { name: t('cart_remove_named', { name: 'Lướt Aria 75' }) })
      .click()
    await expect.poll(() => lines.count()).toBe(1)
    await page.getByRole('button', { name: t('cart_undo') }).click()
    await expect.poll(() => lines.count()).toBe(2)
    for (const left of [1, 0]) {
      await lines
        .first()
        .getByRole('button', { name: t('cart_remove_named', { name: 'Lướt Aria 75' }) })
        .click()
      await expect.poll(() => lines.count()).toBe(left)
    }
    await scrollsTo(page.getByText(t('cart_empty_title')))
    expect(await page.evaluate(() => localStorage.getItem('luot_cart'))).toBeNull()
  })

  test('follows into another tab', async ({ visit }) => {
    const visitor = await visit()
    await visitor.go('/')
    const other = await visitor.page.context().newPage()
    await addAria(
      { ...visitor, page: other, go: (path) => other.goto(new URL(path, visitor.page.url()).href) },
      { size: '245' },
    )
    await scrollsTo(
      visitor.page.locator(`header .header-ink[href$="/cart"][aria-label*="${visitor.t('cart_count', { count: 1 })}"]`),
    )
  })
})

describe('SPEC 4, admin gate', () => {
  test('who is not signed in is led to the admin door with the sentence, wrong passwords are refused, five lock the door', async ({
    visit,
  }) => {
    const seen = await visit()
    const { page, go, t } = seen
    const someone = 'someone@luot.example'
    await go('/admin/inventory?q=aria')
    await page.waitForURL('**/auth?mode=admin*')
    // On the page, and as a toast for who looks elsewhere.
    await scrollsTo(page.locator('main').getByText('Vui lòng đăng nhập với tài khoản admin'))
    for (let tries = 0; tries < 5; tries += 1) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await tryIn(seen, someone, `wrong-${tries}`)
      await answered
      await scrollsTo(page.locator('main').getByText('Email hoặc mật khẩu không chính xác'))
      await expect.poll(() => page.locator('input[name=email]').inputValue()).toBe(someone)
    }
    await tryIn(seen, someone, 'wrong-again')
    await scrollsTo(page.getByText(t('refusal_sign_in_locked')).first())
  })
})
