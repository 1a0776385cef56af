// @module-tag turn-3
import { describe } from 'vitest'
import { findError } from '../test/find-error.ts'
import {
  altered,
  breakDrawer,
  cartButton,
  cut,
  drawer,
  drawerShown,
  expected,
  expectTries,
  mend,
  rowsSaying,
  throwing,
} from './broken.ts'
import { addAria, fillCheckout, placeButton, untilQuoted } from './buy.ts'
import { judge } from './auth.ts'
import { signedInCustomer } from './customer.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'
import { reads, sees, seesNot, seesToast } from './sees.ts'

const category = /assets\/category-page-/
const link = ({ page }: Visit) => page.locator('main a[href$="/shop/category/figure"]').first()
const title = ({ page, t }: Visit, key: string) => page.getByRole('heading', { level: 1, name: t(key) })

/** The first page with everything that it loads by itself. */
async function goHome({ page, go }: Visit) {
  await go('/')
  await untilQuoted(page)
}

describe.each(wayOf('phone', 'vi'))('spec 4 and 8: a page that does not come ($locale, $width px)', (way) => {
  test('a page that does not load is requested again after 1, 2 and 3 s, then shows an error in its place; a page that throws shows an error id; both load on retry', async ({
    visit,
    closed,
  }) => {
    const visitor = await visit(way)
    const { page, t } = visitor
    await goHome(visitor)
    const { asked, mend: send } = await cut(page, category)
    await link(visitor).click()
    await sees(title(visitor, 'error_part_unloaded'))
    expectTries(asked, [1, 2, 3])
    expect(page.url()).toMatch(/\/shop\/category\/figure$/)
    await judge(visitor, 'a page that did not come')
    await send()
    await page.getByRole('button', { name: t('error_part_retry') }).click()
    await sees(title(visitor, 'category_figure'))
    expect(expected(visitor)).not.toMatch(/reloading page/)

    await altered(page, category, (code) =>
      code.replace(/(function\(\{loaderData:\{category:.*?\}\}\)\{)/, `$1${throwing('the page fell over')}`),
    )
    await goHome(visitor)
    const heard = page.waitForResponse('**/api/errors')
    await link(visitor).click()
    await sees(title(visitor, 'error_title'))
    await sees(page.locator('header').first())
    const id = await reads(page.locator('main code'))
    expect((await heard).status()).toBe(204)
    expect(await closed.look((db) => findError(db, id))).toMatchObject({
      origin: 'browser',
      message: 'the page fell over',
      path: `${way.locale === 'en' ? '/en' : ''}/shop/category/figure`,
    })
    await mend(page)
    await page.getByRole('button', { name: t('error_retry') }).click()
    await sees(title(visitor, 'category_figure'))
    expect(expected(visitor)).toContain('the page fell over')
  })
})

describe.each(rareWay('phone', 'vi'))('spec 4 and 8: a page of a shop that was renewed ($locale, $width px)', (way) => {
  test('a page whose file is gone after a deploy is reloaded once; if the file is still missing, the page says so', async ({
    visit,
  }) => {
    const visitor = await visit(way)
    const { page } = visitor
    await goHome(visitor)
    let isRenewed = false
    let asked = 0
    await page.route(category, (route) => {
      if (isRenewed) return route.continue()
      if (route.request().method() === 'GET') asked += 1
      return route.fulfill({ status: 404 })
    })
    page.on('request', (request) => (isRenewed ||= request.isNavigationRequest()))
    await link(visitor).click()
    await sees(title(visitor, 'category_figure'))
    expect(isRenewed).toBe(true)
    expect(asked, 'what is gone is not asked for again').toBe(1)

    await page.unroute(category)
    await goHome(visitor)
    await page.route(category, (route) => route.fulfill({ status: 404 }))
    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    await link(visitor).click()
    await sees(title(visitor, 'error_part_unloaded'))
    expect(loads).toEqual([])
    expected(visitor)
  })
})

describe.each(rareWay('desk', 'en'))('spec 4 and 8: a part that does not come ($locale, $width px)', (way) => {
  const says = ({ page, t }: Visit, key: string) => page.getByRole('alert').filter({ hasText: t(key) })

  test('a part that does not load is retried as often, shows an error in a corner that can be closed or retried (cart, bell); an invisible part shows none', async ({
    visit,
    closed,
    shop,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await signedInCustomer({ closed, shop }, visitor, way.locale)
    const sync = await cut(page, /assets\/user-sync-/)
    const told = page.waitForResponse('**/api/errors')
    await go('/terms')
    await told
    expectTries(sync.asked, [1, 2, 3])
    await sync.mend()
    await sees(page.locator('main h1'))
    await seesNot(page.getByRole('alert'))

    const bell = page
      .locator('header')
      .getByRole('button', { name: new RegExp(`^${t('notification_bell_title')}(,|$)`) })
    for (const [part, button, shown] of [
      [drawer, cartButton(page), drawerShown(page).getByText(t('cart_empty_title'))],
      [/assets\/notification-panel-/, bell, page.getByRole('dialog', { name: t('notification_bell_title') })],
    ] as const) {
      const { asked, mend: send } = await cut(page, part)
      await button.click()
      const trouble = says(visitor, 'error_part_unloaded')
      await sees(trouble)
      expectTries(asked, [1, 2, 3])
      await trouble.getByRole('button', { name: t('layout_close') }).click()
      await seesNot(trouble)
      await send()
      await button.click()
      await sees(shown)
      await page.keyboard.press('Escape')
      await seesNot(shown)
    }
    expected(visitor)
  })

  test('a part that throws a context error says so, retries by itself and is reported; after any other error it waits for the visitor to retry', async ({
    visit,
    closed,
  }) => {
    const visitor = await visit(way)
    const { page, t } = visitor
    const message = `useCart must be used within a CartProvider, token=${way.width}`
    await breakDrawer(page, message)
    await goHome(visitor)
    const heard = page.waitForResponse('**/api/errors')
    await cartButton(page).click()
    await sees(says(visitor, 'error_part_component_title').getByText(t('error_part_component_text')))
    expect((await heard).status()).toBe(204)
    await mend(page)
    await sees(drawerShown(page))
    await seesNot(says(visitor, 'error_part_component_title'))
    expect(expected(visitor)).toContain('useCart must be used within')
    const rows = await rowsSaying(closed, 'useCart must be used within a CartProvider, token=***')
    const path = way.locale === 'en' ? '/en' : '/'
    expect(rows).toContainEqual(expect.objectContaining({ origin: 'browser', severity: 'medium', path }))
    expect(JSON.stringify(rows)).not.toContain(`token=${way.width}`)

    await page.unroute(drawer)
    await breakDrawer(page, 'x is not a function')
    await page.clock.install()
    await goHome(visitor)
    await cartButton(page).click()
    const trouble = says(visitor, 'error_part_title')
    await sees(trouble.getByText(t('error_part_text')))
    await judge(visitor, 'a part that failed')
    await mend(page)
    await page.clock.fastForward(10_000)
    await seesNot(drawerShown(page))
    await trouble.getByRole('button', { name: t('error_part_retry') }).click()
    await sees(drawerShown(page))
    expect(expected(visitor)).toContain('x is not a function')
  })
})

describe.each(rareWay('phone', 'en'))('spec 4 and 8: what was begun and fails ($locale, $width px)', (way) => {
  test('a failed action of the visitor is shown; a failed background request is not', async ({ visit }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await go('/terms')
    const heard = page.waitForResponse('**/api/errors')
    // What a test runs in a page counts as a press of its visitor for some seconds; what the page runs by itself does not.
    await page.evaluate(() => {
      const byItself = () => {
        if (navigator.userActivation.isActive) requestAnimationFrame(byItself)
        else void Promise.reject(new Error('nobody pressed'))
      }
      byItself()
    })
    await heard
    await seesNot(page.locator('[data-sonner-toast]', { hasText: t('error_part_any') }))
    await page.evaluate(() =>
      document.body.addEventListener('click', () => void Promise.reject(new Error('it came to nothing')), {
        once: true,
      }),
    )
    await page.locator('h1').click()
    await seesToast(page, t('error_part_any'))
    expect(expected(visitor)).toContain('it came to nothing')
  })

  test('the confirmation page of an order is requested twice more, and loads on retry', async ({ visit }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await addAria(visitor, { size: '245' })
    await go('/checkout')
    await fillCheckout(visitor)
    await untilQuoted(page)
    const { asked, mend: send } = await cut(page, /assets\/order-success-page-/)
    await placeButton(page).click()
    await sees(title(visitor, 'error_part_unloaded'))
    expectTries(asked, [1, 2])
    await send()
    await page.getByRole('button', { name: t('error_part_retry') }).click()
    await page.waitForURL('**/order-success?order=*')
    await sees(page.getByRole('heading', { level: 1 }))
    await seesNot(page.getByText(t('error_part_unloaded')))
    expected(visitor)
  })
})
