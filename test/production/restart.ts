import { choose } from '../../e2e/buy.ts'
import type { LiveSetup } from './live-setup.ts'
import { sees } from '../../e2e/sees.ts'
import type { Window } from './window.ts'

/** One process is replaced while a buyer has a full cart and staff have an open page; returns how the old process ended. */
export async function goOnThroughRestart(
  { shop, album }: LiveSetup,
  { phone, desk, slug }: { phone: Window; desk: Window; slug: string },
) {
  const { page, go, t } = phone
  await go(`/product/${slug}`)
  await choose(page, { size: '235', width: 'W' })
  await page.locator('#add-to-cart').click()
  await sees(page, page.locator('dialog[open]').getByRole('link', { name: t('cart_drawer_checkout') }))
  await desk.go('/admin/orders')

  const renewal = { isOver: false }
  const restarted = shop.restart().finally(() => (renewal.isOver = true))
  for (let turns = 0; !renewal.isOver || turns < 4; turns += 1) {
    await go(['/cart', `/product/${slug}`, '/checkout'][turns % 3]!)
    await desk.page
      .locator('nav a[href="/admin/orders"], nav a[href="/admin/products"]')
      .nth(turns % 2)
      .click()
    await desk.page.waitForURL(turns % 2 ? '**/admin/products' : '**/admin/orders')
  }
  const code = await restarted
  await go('/cart')
  await sees(page, 'Lướt Sương 30')
  await album.keep(phone, 'cart after a restart')
  await desk.go('/admin/orders')
  await sees(desk.page, desk.page.getByRole('heading', { level: 1, name: desk.t('admin_orders') }))
  await album.keep(desk, 'staff after a restart')
  return code
}
