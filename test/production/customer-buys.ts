import { expect } from 'vitest'
import { press, said } from '../../e2e/after-sale.ts'
import { fillSignUp, good, linkTo } from '../../e2e/auth.ts'
import { choose, payBy, pick, placeButton, untilQuoted } from '../../e2e/buy.ts'
import { emailAbout } from '../../e2e/mailbox.ts'
import type { LiveSetup } from './live-setup.ts'
import { origin } from './live-shop.ts'
import { scrollsTo, sees } from '../../e2e/sees.ts'
import type { Window } from './window.ts'

export const customer = { email: 'ha@example.com', password: good }

export async function signUp({ shop, album }: LiveSetup, window: Window) {
  const { page, go, t } = window
  await go('/auth/signup')
  await fillSignUp(window, customer.email)
  await press(window, 'auth_up_submit')
  await said(window, 'auth_signed_up')
  await album.keep(window, 'customer signs up')
  const { link } = await linkTo(shop.folder, customer.email)
  expect(link).toMatch(new RegExp(`^${origin}/`))
  await page.goto(link)
  // The notice in its query goes as soon as it is shown.
  await page.waitForURL(({ pathname }) => /^\/en\/?$/.test(pathname))
  await sees(page, t('auth_confirmed'))
  await album.keep(window, 'address is confirmed')
}

/** Pays by card on a page of Stripe at another origin; a notice tells the shop. Returns the order's id. */
export async function payByCard({ shop, album }: LiveSetup, window: Window, slug: string) {
  const { page, go, t } = window
  await go(`/product/${slug}`)
  await choose(page, { size: '235', width: 'R' })
  await page.locator('#add-to-cart').click()
  await page
    .locator('dialog[open]')
    .getByRole('link', { name: t('cart_drawer_checkout') })
    .click()
  await page.waitForURL('**/checkout')
  await page.getByLabel(t('checkout_phone'), { exact: true }).fill('0912 345 678')
  await pick(page, t('checkout_province'), 'ha noi', 'Thành phố Hà Nội')
  await pick(page, t('checkout_ward'), 'ba dinh', 'Phường Ba Đình')
  await page.locator('input[name=street]').fill('7 Hàng Bột')
  await payBy(page, 'stripe')
  await untilQuoted(page)
  await album.keep(window, 'checkout by card')
  await placeButton(page).click()
  await page.waitForURL('**/c/pay/*')
  await album.keep(window, 'page of Stripe')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL('**/order-success?order=*')
  await scrollsTo(page, t('order_success_paid'))
  await album.keep(window, 'order is paid')
  const id = new URL(page.url()).searchParams.get('order')!
  const sentEmail = await emailAbout(shop.folder, t('email_payment_received_subject', { code: id.slice(-8) }))
  expect(sentEmail.to).toBe(customer.email)
  return id
}

/** The pair is too small: requests another size. */
export async function askForOtherSize({ album }: LiveSetup, window: Window, id: string) {
  const { page, go, t } = window
  await go(`/orders/${id}`)
  await page.locator(`main a[href$="/orders/${id}/return"]`).click()
  await page.waitForURL('**/return')
  await page.locator('label:has(input[name=wish][value=exchange])').click()
  await page.getByLabel(t('return_reason'), { exact: true }).selectOption('too_small')
  const wanted = page.getByLabel(t('return_wanted'), { exact: true })
  const bigger = await wanted.locator('option', { hasText: '240 mm' }).first().getAttribute('value')
  await wanted.selectOption(bigger)
  await album.keep(window, 'another size is asked for')
  await press(window, 'return_send')
  await page.waitForURL(/\/returns\/[0-9a-f-]{36}/)
  await said(window, 'return_done_requested')
  await album.keep(window, 'exchange is asked for')
  return new URL(page.url()).pathname.split('/').at(-1)!
}

/** Staff approve the return, receive the pair and send the other size. */
export async function exchange({ album }: LiveSetup, desk: Window, returnId: string) {
  await desk.go(`/admin/returns/${returnId}`)
  for (const step of ['approve', 'receive', 'exchange']) {
    if (step === 'receive') await desk.page.locator('select[name^=came-]').selectOption('good')
    await press(desk, `return_admin_do_${step}`)
    await said(desk, `return_admin_done_${step}`)
  }
  await album.keep(desk, 'other size is on its way')
}

/** Refunds a part of the money the way it came: Stripe is asked once. */
export async function giveBack({ shop, album }: LiveSetup, desk: Window, id: string) {
  await desk.go(`/admin/orders/${id}`)
  const refunds = desk.page.locator('#refunds')
  await refunds.getByText(desk.t('order_admin_refund_new')).click()
  await refunds.locator('input[name=amount]').fill('12.345')
  await refunds.locator('input[name=reason]').fill('Xước nhẹ, bớt cho khách')
  await refunds.getByRole('button', { name: desk.t('order_admin_do_refund'), exact: true }).click()
  await expect.poll(() => shop.stripe.refunds()).toMatchObject([{ amount: 12_345, status: 'succeeded' }])
  await album.keep(desk, 'money goes back by Stripe')
}

export async function signOut({ album }: LiveSetup, window: Window) {
  const { page, go } = window
  // A live connection that is being opened when its session ends gets 401, which the browser writes to its console.
  const isLive = page.waitForResponse('**/api/live*')
  await go('/profile')
  await isLive
  await page.locator('main form[action$="/sign-out"] button').filter({ visible: true }).first().click()
  await page.waitForURL('**/auth*')
  await album.keep(window, 'signed out')
  await go('/my-orders')
  await page.waitForURL('**/auth?next=*')
}
