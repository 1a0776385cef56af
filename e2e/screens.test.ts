import { describe } from 'vitest'
import { adminPassword } from '../test/process/global-setup.ts'
import { adminScreens } from './admin-screens.ts'
import { admin, tryIn } from './at-the-door.ts'
import { addAria, aria, fillCheckout, place, untilQuoted } from './buy.ts'
import { findingsAsShown, overflow } from './look.ts'
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
  '/guides',
  '/guides/sizing',
  '/blog',
  '/set-builder',
  '/set-builder?boot=luot-nhip-55&fit=240_R&blade=luoi-luot-dieu-7',
  '/cart',
  '/checkout',
  '/auth',
  '/auth?mode=admin',
  '/order-success',
  '/orders/261121-00000000',
  '/size-guide',
  '/size-guide?foot=244&girth=236',
  '/tools',
  '/tools/blades?skill=figure:single&size=245&weight=50',
  '/tools/stiffness?skill=figure:axel&weight=48&age=14&hours=6',
  '/tools/sharpening?skill=figure:double&weight=52&hours=6&last=2026-11-01',
  '/tools/growth?sex=f&age=8&foot=205&boot=210',
  '/contact',
  '/contact/message',
  '/support?q=size',
  '/sitemap',
  '/nothing/here',
]

/** The shelf also links to its verbs: a variant's page ends in an id. */
const aVariant = (page: Visit['page']) =>
  page.locator('main a[href*="/admin/inventory/"][href*="-"]').locator('visible=true')

async function judge({ page }: Visit, path: string) {
  await page.waitForLoadState('load')
  await page.waitForTimeout(150)
  expect.soft(await findingsAsShown(page), path).toEqual([])
  expect.soft(await overflow(page), `${path} is wider than the window`).toBeLessThanOrEqual(0)
  expect.soft(await page.locator('h1').count(), `one h1 on ${path}`).toBe(1)
}

/** Colours do not depend on the language: a window of either width is light in one and dark in the other. */
const looks = everyWay.map((way) => ({ ...way, dark: way.locale === 'en' }))

describe.each(looks)('every screen ($locale, $width px, dark: $dark)', (look) => {
  const { locale } = look
  test(
    'is accessible, fits the window, has one heading and a silent console',
    { timeout: 300_000 },
    async ({ visit }) => {
      const visitor = await visit(look)
      for (const path of publicScreens) {
        await visitor.go(path)
        expect
          .soft(await visitor.page.locator('html').getAttribute('lang'), path)
          .toBe(path.startsWith('/auth') ? 'vi' : locale)
        await judge(visitor, path)
      }
    },
  )

  test('also with a cart in hand: drawer, cart, checkout with its errors, confirmation, order', async ({ visit }) => {
    const visitor = await visit(look)
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

  test('also for the shopkeeper', { timeout: 300_000 }, async ({ visit }) => {
    const visitor = await visit(look)
    const { page, go } = visitor
    await go('/auth?mode=admin')
    await page.context().addCookies([{ name: 'luot_lang', value: locale, url: new URL(page.url()).origin }])
    await go('/auth?mode=admin')
    await tryIn(visitor, admin, adminPassword)
    await page.waitForURL('**/admin')
    for (const path of adminScreens) {
      await go(path)
      await judge(visitor, path)
    }
    await go('/admin/orders')
    await page.locator('main a[href*="/admin/orders/2"]').locator('visible=true').first().click()
    await page.waitForURL('**/admin/orders/2*')
    await judge(visitor, 'order desk')
    await go(`${new URL(page.url()).pathname}/details`)
    await judge(visitor, 'details of an order')
    await go('/admin/products')
    await page.locator('main a[href^="/admin/products/"][href$="/edit"]').locator('visible=true').first().click()
    await page.waitForURL('**/edit')
    await judge(visitor, 'editor of a product')
    await go('/admin/inventory')
    await aVariant(page).first().click()
    await page.waitForURL(/admin\/inventory\/[0-9a-f-]{36}/)
    await judge(visitor, 'stock of a variant')
    await go('/admin/users')
    await page.locator('main a[href*="/admin/users/"]:not([download])').locator('visible=true').first().click()
    await page.waitForURL(/admin\/users\/[\w-]+$/)
    await judge(visitor, 'a person')
    await go('/admin/media')
    await page.locator('main a[href*="/admin/media/"]').locator('visible=true').first().click()
    await page.waitForURL(/admin\/media\/[\w-]+$/)
    await judge(visitor, 'a picture of the library')
    await go('/admin/promotions')
    const promotion = page.locator('main a[href*="/admin/promotions/"]:not([href$="/new"])').locator('visible=true')
    await go(`${await promotion.first().getAttribute('href')}/notice`)
    await judge(visitor, 'news of a promotion')
  })
})
