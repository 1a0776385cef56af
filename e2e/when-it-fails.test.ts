import { describe } from 'vitest'
import { findError } from '#platform/error-log.server.ts'
import {
  altered,
  breakDrawer,
  cartButton,
  cut,
  drawer,
  drawerShown,
  expected,
  mend,
  pauses,
  rowsSaying,
  throwing,
} from './broken.ts'
import { addCustomer, signInAt } from '../test/process/person.ts'
import { addAria, fillCheckout, placeButton, untilQuoted } from './buy.ts'
import { seriousFindings } from './look.ts'
import { expect, test, wayOf } from './stage.ts'
import { reads, scrollsTo, seesNot } from './sees.ts'

describe.each(wayOf('phone', 'vi'))('SPEC 4 and 8: what is fetched and does not come ($locale, $width px)', (way) => {
  test('a page is asked for again after 1, 2 and 3 s, then says so where it would stand, and can be tried again', async ({
    visit,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await go('/')
    await untilQuoted(page)
    const { asked, mend } = await cut(page, /assets\/category-page-/)
    await page.locator('main a[href$="/shop/category/figure"]').first().click()
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('failure_unloaded') }))
    expect(pauses(asked)).toEqual([1, 2, 3])
    expect(page.url()).toMatch(/\/shop\/category\/figure$/)
    expect(await seriousFindings(page)).toEqual([])
    await mend()
    await page.getByRole('button', { name: t('failure_retry') }).click()
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('category_figure') }))
    expect(expected(visitor)).not.toMatch(/reloading page/)
  })

  test('a part is asked for again as often, says so in a corner, is closed, tried again, and comes', async ({
    visit,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await go('/')
    await untilQuoted(page)
    const { asked, mend } = await cut(page, drawer)
    await cartButton(page).click()
    await scrollsTo(page.getByRole('status').filter({ hasText: t('drawer_loading') }))
    const trouble = page.getByRole('alert').filter({ hasText: t('failure_unloaded') })
    await scrollsTo(trouble)
    expect(pauses(asked)).toEqual([1, 2, 3])
    await trouble.getByRole('button', { name: t('close') }).click()
    await seesNot(trouble)
    await mend()
    await cartButton(page).click()
    await scrollsTo(drawerShown(page).getByText(t('cart_empty_title')))
    expected(visitor)
  })

  test('a part that fails by a context error says so, tries by itself, and comes; the shop hears of it', async ({
    visit,
    closed,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    const message = `useCart must be used within a CartProvider, token=${way.width}`
    await breakDrawer(page, message)
    await go('/')
    await untilQuoted(page)
    const heard = page.waitForResponse('**/api/errors')
    await cartButton(page).click()
    const trouble = page.getByRole('alert').filter({ hasText: t('failure_component_title') })
    await scrollsTo(trouble.getByText(t('failure_component_text')))
    expect((await heard).status()).toBe(204)
    await mend(page)
    await scrollsTo(drawerShown(page), { timeout: 4000 })
    await seesNot(trouble)
    expect(expected(visitor)).toContain('useCart must be used within')
    const rows = await rowsSaying(closed, 'useCart must be used within a CartProvider, token=***')
    const path = way.locale === 'en' ? '/en' : '/'
    expect(rows).toContainEqual(expect.objectContaining({ origin: 'browser', severity: 'medium', path }))
    expect(JSON.stringify(rows)).not.toContain(`token=${way.width}`)
  })

  test('a part that fails by any other error stays down until it is asked for', async ({ visit }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await breakDrawer(page, 'x is not a function')
    await go('/')
    await untilQuoted(page)
    await cartButton(page).click()
    const trouble = page.getByRole('alert').filter({ hasText: t('failure_title') })
    await scrollsTo(trouble.getByText(t('failure_text')))
    await mend(page)
    await page.waitForTimeout(1500)
    await seesNot(drawerShown(page))
    await trouble.getByRole('button', { name: t('failure_retry') }).click()
    await scrollsTo(drawerShown(page))
    expect(expected(visitor)).toContain('x is not a function')
  })

  test('the panel under the bell is asked for as often, says so, and comes when tried again; closed, nothing is said', async ({
    visit,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await go('/')
    await untilQuoted(page)
    const { asked, mend } = await cut(page, /assets\/notification-panel-/)
    const bell = page.locator('header').getByRole('button', { name: t('bell_title') })
    await bell.click()
    const trouble = page.getByRole('alert').filter({ hasText: t('failure_unloaded') })
    await scrollsTo(trouble)
    expect(pauses(asked)).toEqual([1, 2, 3])
    await trouble.getByRole('button', { name: t('close') }).click()
    await seesNot(trouble)
    await mend()
    await bell.click()
    await scrollsTo(page.getByRole('dialog', { name: t('bell_title') }))
    expected(visitor)
  })

  test('a press that came to nothing is told: Có lỗi xảy ra', async ({ visit }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    // What a test runs in a page counts as a press of its visitor; what the page runs by itself does not.
    // Waiting for the page to wake is such a press, and lasts for five seconds.
    await page.addInitScript(() => void setTimeout(() => void Promise.reject(new Error('nobody pressed')), 12_000))
    const heard = page.waitForResponse('**/api/errors', { timeout: 30_000 })
    await go('/terms')
    await heard
    const said = page.locator('[data-sonner-toast]', { hasText: t('failure_any') })
    await seesNot(said)
    await page.evaluate(() =>
      document.body.addEventListener('click', () => void Promise.reject(new Error('it came to nothing')), {
        once: true,
      }),
    )
    await page.locator('h1').click()
    await scrollsTo(said)
    expect(expected(visitor)).toContain('it came to nothing')
  })

  test('a page that fails says so inside the shop, under an id by which the error log knows it, and comes when tried again', async ({
    visit,
    closed,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await altered(page, /assets\/category-page-/, (code) =>
      code.replace(/(function\(\{loaderData:\{category:.*?\}\}\)\{)/, `$1${throwing('the page fell over')}`),
    )
    await go('/')
    await untilQuoted(page)
    const heard = page.waitForResponse('**/api/errors')
    await page.locator('main a[href$="/shop/category/figure"]').first().click()
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('error_title') }))
    await scrollsTo(page.locator('header').first())
    const id = await reads(page.locator('main code'))
    expect((await heard).status()).toBe(204)
    expect(await closed.look((db) => findError(db, id!))).toMatchObject({
      origin: 'browser',
      message: 'the page fell over',
      path: `${way.locale === 'en' ? '/en' : ''}/shop/category/figure`,
    })
    await mend(page)
    await page.getByRole('button', { name: t('error_retry') }).click()
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('category_figure') }))
    expect(expected(visitor)).toContain('the page fell over')
  })
})

describe('SPEC 4: the confirmation of an order', () => {
  test('is asked for twice more, and is there when tried again', async ({ visit }) => {
    const visitor = await visit()
    const { page, go, t } = visitor
    await addAria(visitor, { size: '245' })
    await go('/checkout')
    await fillCheckout(visitor)
    await untilQuoted(page)
    const { asked, mend } = await cut(page, /assets\/order-success-page-/)
    await placeButton(page).click()
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('failure_unloaded') }))
    expect(pauses(asked)).toEqual([1, 2])
    await mend()
    await page.getByRole('button', { name: t('failure_retry') }).click()
    await page.waitForURL('**/order-success?order=*')
    await scrollsTo(page.getByRole('heading', { level: 1 }))
    await seesNot(page.getByText(t('failure_unloaded')))
    expected(visitor)
  })
})

describe('what keeps a person in step with their other devices', () => {
  test('and does not come, is asked for again, and leaves the page as it is', async ({ visit, closed, shop }) => {
    const visitor = await visit()
    const { page, go } = visitor
    const email = 'out-of-step@example.com'
    await closed.look((db) => addCustomer(db, email))
    const cookies = await signInAt(closed, email)
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: shop.url })))
    const { asked } = await cut(page, /assets\/person-sync-/)
    await go('/terms')
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(4)
    await page.waitForResponse('**/api/errors')
    await scrollsTo(page.getByRole('heading', { level: 1 }))
    await seesNot(page.getByRole('alert'))
    expected(visitor)
  })
})

describe('a shop that was renewed while the page was open', () => {
  test('is asked for the whole page, once', async ({ visit }) => {
    const visitor = await visit()
    const { page, go, t } = visitor
    await go('/')
    await untilQuoted(page)
    let isRenewed = false
    await page.route(/assets\/category-page-/, (route) =>
      isRenewed ? route.continue() : route.fulfill({ status: 404 }),
    )
    page.on('request', (request) => (isRenewed ||= request.isNavigationRequest()))
    const start = Date.now()
    await page.locator('main a[href$="/shop/category/figure"]').first().click()
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('category_figure') }))
    expect(isRenewed).toBe(true)
    expect(Date.now() - start).toBeLessThan(3000)
    expected(visitor)
  })

  test('and says so when the file is gone for good, instead of asking for ever', async ({ visit }) => {
    const visitor = await visit()
    const { page, go, t } = visitor
    await go('/')
    await untilQuoted(page)
    await page.route(/assets\/category-page-/, (route) => route.fulfill({ status: 404 }))
    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    const link = page.locator('main a[href$="/shop/category/figure"]').first()
    await link.click()
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('category_figure') }))
    await go('/')
    await untilQuoted(page)
    await link.click()
    await scrollsTo(page.getByRole('heading', { level: 1, name: t('failure_unloaded') }))
    expect(loads).toHaveLength(2)
    expected(visitor)
  })
})
