import { expect } from 'vitest'
import { press, said } from '../../e2e/after-sale.ts'
import { tryIn } from '../../e2e/auth.ts'
import { choose, guest } from '../../e2e/buy.ts'
import { customer } from './customer-buys.ts'
import type { LiveSetup } from './live-setup.ts'
import { sees } from '../../e2e/sees.ts'
import type { Window } from './window.ts'

async function writeToShop({ page, go, t }: Window) {
  await go('/contact/message')
  await page.locator('main select[name=topic]').selectOption({ index: 1 })
  await page.locator('main textarea[name=text]').fill('Shop có mài lưỡi vào Chủ nhật không?')
  await page.locator('main input[name=name]').fill('Trần Thu Hà')
  await page.locator('main input[name=email]').fill(customer.email)
  await page
    .locator('main')
    .getByRole('button', { name: t('inquiry_send'), exact: true })
    .click()
  await sees(page, page.getByRole('heading', { level: 1, name: t('inquiry_sent_title') }))
}

async function findOrder({ page, go, t }: Window, id: string) {
  await go('/orders/find')
  await page.locator('main input[name=code]').fill(id.slice(-8))
  await page.locator('main input[name=phone]').fill(guest.phone)
  await page
    .locator('main')
    .getByRole('button', { name: t('order_find_submit') })
    .click()
  await page.waitForURL(`**/orders/${id}`)
}

async function signIn(window: Window) {
  await window.go('/auth?next=/profile')
  await tryIn(window, customer.email, customer.password)
  await window.page.waitForURL(({ pathname }) => pathname.endsWith('/profile'))
}

async function changeName(window: Window, name: string) {
  await window.go('/profile')
  await window.page.locator('main input[name=name]').fill(name)
  await press(window, 'profile_save')
  await said(window, 'profile_done_saved')
  await expect.poll(() => window.page.locator('main input[name=name]').inputValue()).toBe(name)
}

type Asked = { id: string; slug: string }

/** Sends every form of the storefront, once by a script (`.data`) and once as a page's form. */
export async function sendForms({ album }: LiveSetup, window: Window, { id, slug }: Asked) {
  const { page, go } = window
  await writeToShop(window)
  await album.keep(window, 'email to the shop')
  await findOrder(window, id)
  await album.keep(window, 'order that was looked up')
  await go(`/product/${slug}`)
  await choose(page, { size: '245', width: 'R' })
  await page.locator('#add-to-cart').click()
  await sees(page, page.locator('dialog[open] a[href$="/checkout"], main a[href$="/checkout"]'))
  await go('/cart')
  await sees(page, 'Lướt Mist 30')
  await album.keep(window, 'cart')
  await signIn(window)
  await changeName(window, 'Trần Thu Hà An')
  await album.keep(window, 'profile')
}
