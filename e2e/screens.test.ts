import { describe } from 'vitest'
import { adminPassword } from '../test/process/global-setup.ts'
import { admin, tryIn } from './at-the-door.ts'
import { addAria, aria, fillCheckout, place, untilQuoted } from './buy.ts'
import { overflow, seriousFindings } from './look.ts'
import { everyWay, expect, test, type Visit } from './stage.ts'

const publicScreens = [
  '/',
  '/shop',
  '/shop/category/figure',
  '/shop/category/services',
  '/shop/brand/premium',
  '/shop/accessories',
  '/shop/accessories/guards',
  '/shop?size=245&category=figure',
  '/shop?category=figure&brand=classic&size=310',
  `/product/${aria.slug}`,
  '/product/luot-nang',
  '/cart',
  '/checkout',
  '/auth',
  '/auth?mode=admin',
  '/order-success',
  '/orders/261121-00000000',
  '/nothing/here',
]

async function judge({ page }: Visit, path: string) {
  await page.waitForLoadState('load')
  await page.waitForTimeout(150)
  expect.soft(await seriousFindings(page), path).toEqual([])
  expect.soft(await overflow(page), `${path} is wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(await page.locator('h1').count(), `one h1 on ${path}`).toBe(1)
}

describe.each(everyWay)('every screen ($locale, $width px)', ({ width, locale }) => {
  test('is accessible, fits the window, has one heading and a silent console, light and dark', async ({ visit }) => {
    const visitor = await visit({ width, locale })
    for (const path of publicScreens) {
      await visitor.go(path)
      expect
        .soft(await visitor.page.locator('html').getAttribute('lang'), path)
        .toBe(path.startsWith('/auth') ? 'vi' : locale)
      await judge(visitor, path)
    }
  })

  test('also with a cart in hand: drawer, cart, checkout with its errors, confirmation, order', async ({ visit }) => {
    const visitor = await visit({ width, locale })
    const { page, go } = visitor
    await addAria(visitor, { size: '270' })
    await judge(visitor, 'drawer')
    await go('/cart')
    await judge(visitor, 'cart')
    await go('/checkout')
    await page.locator('button[name=intent][value=place]').click()
    await judge(visitor, 'checkout with errors')
    await fillCheckout(visitor)
    await untilQuoted(page)
    await judge(visitor, 'checkout')
    const id = await place(visitor)
    await judge(visitor, 'order-success')
    await go(`/orders/${id}`)
    await judge(visitor, 'order')
  })

  test('also for the shopkeeper', async ({ visit }) => {
    const visitor = await visit({ width, locale })
    const { page, go } = visitor
    await go('/auth?mode=admin')
    await page.context().addCookies([{ name: 'luot_lang', value: locale, url: new URL(page.url()).origin }])
    await go('/auth?mode=admin')
    await tryIn(visitor, admin, adminPassword)
    await page.waitForURL('**/admin')
    for (const path of ['/admin', '/admin/orders', '/admin/inventory', '/admin/nothing']) {
      await go(path)
      await judge(visitor, path)
    }
    await go('/admin/orders')
    await page.locator('main a[href*="/admin/orders/2"]').locator('visible=true').first().click()
    await page.waitForURL('**/admin/orders/2*')
    await judge(visitor, 'order desk')
    await go('/admin/inventory')
    await page.locator('main a[href*="/admin/inventory/"]').locator('visible=true').first().click()
    await page.waitForURL(/admin\/inventory\/[0-9a-f-]{36}/)
    await judge(visitor, 'stock of a variant')
  })
})
