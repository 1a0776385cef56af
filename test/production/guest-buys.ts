import { expect } from 'vitest'
import { press, said } from '../../e2e/after-sale.ts'
import { choose, fillCheckout, guest, place, untilQuoted } from '../../e2e/buy.ts'
import { emailAbout } from '../../e2e/mailbox.ts'
import type { LiveSetup } from './live-setup.ts'
import { origin } from './live-shop.ts'
import { scrollsTo, sees } from '../../e2e/sees.ts'
import type { Window } from './window.ts'

/** From the home page to the confirmation, paid by COD; returns the order's id. */
export async function buyAsGuest({ album }: LiveSetup, phone: Window, slug: string) {
  const { page, go, t } = phone
  await go('/')
  await album.keep(phone, 'home on a phone')
  await page.locator('main a[href="/shop"]').first().click()
  await page.waitForURL('**/shop')
  await page
    .getByRole('link', { name: /Lướt Sương 30/ })
    .first()
    .click()
  await page.waitForURL(`**/product/${slug}`)
  await sees(page, page.getByRole('heading', { level: 1, name: 'Lướt Sương 30' }))
  await choose(page, { size: '240', width: 'R' })
  await album.keep(phone, 'product on a phone')
  await page.locator('#add-to-cart').click()
  const toCheckout = page.locator('dialog[open]').getByRole('link', { name: t('cart_drawer_checkout') })
  await sees(page, toCheckout)
  await album.keep(phone, 'cart on a phone')
  await toCheckout.click()
  await page.waitForURL('**/checkout')
  await fillCheckout(phone)
  await untilQuoted(page)
  await album.keep(phone, 'checkout on a phone')
  const id = await place(phone)
  await sees(page, page.getByRole('heading', { level: 1, name: t('order_success_title_to', { name: 'Lan' }) }))
  await album.keep(phone, 'order is placed')
  return id
}

/** The email arrived by SMTP; every link in it leads to the shop, and the one to the order opens it in an unknown browser. */
export async function readOrderEmail({ shop, album }: LiveSetup, elsewhere: Window, id: string) {
  const { page, t } = elsewhere
  const sentEmail = await emailAbout(shop.folder, t('email_placed_subject', { code: id.slice(-8) }))
  expect(sentEmail.to).toBe(guest.email)
  const links = [...sentEmail.text.matchAll(/https?:\/\/[^\s)]+/g)].map(([link]) => link)
  expect(links.filter((link) => !link.startsWith(`${origin}/`))).toEqual([])
  await page.goto(links.find((link) => link.includes(`/orders/${id}`))!)
  await sees(page, page.getByRole('heading', { level: 1, name: t('order_title', { code: id.slice(-8) }) }))
  expect(page.url()).toBe(`${origin}/orders/${id}`)
  await album.keep(elsewhere, 'order by the link of the email')
}

/** Confirmed, packed with its slip, handed over; the buyer's open page follows. */
export async function sendOut({ album }: LiveSetup, desk: Window, id: string, trackingCode: string) {
  const { page, go, t } = desk
  await go('/admin/orders')
  await page
    .getByRole('link', { name: id.slice(-8) })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL(`**/admin/orders/${id}`)
  await press(desk, 'admin_do_confirm')
  await said(desk, 'admin_done_confirm')
  await album.keep(desk, 'order is confirmed')
  const slip = page.locator('main a', { hasText: t('document_slip') })
  const paper = await page.evaluate(
    async (address) => {
      const answer = await fetch(address)
      return { type: answer.headers.get('content-type'), begin: (await answer.text()).slice(0, 5) }
    },
    (await slip.getAttribute('href'))!,
  )
  expect(paper).toEqual({ type: 'application/pdf', begin: '%PDF-' })
  await press(desk, 'admin_do_pack')
  await said(desk, 'admin_done_pack')
  await go('/admin/parcels')
  const parcel = page.locator('main li:has(input[type=checkbox])', { hasText: id.slice(-8) })
  await parcel.locator('input[name^=tracking-]').fill(trackingCode)
  await page.locator('main input[name=carrier]').fill('GHN')
  await album.keep(desk, 'parcels to send')
  await press(desk, 'shipment_admin_waiting_do_leave')
  await said(desk, 'shipment_admin_waiting_left', { count: '1' })
  await go(`/admin/orders/${id}`)
  await album.keep(desk, 'order is on its way')
}

/** The buyer returns to the open page, which updated itself. */
export async function watchOrder({ album }: LiveSetup, buyer: Window) {
  const { page, t } = buyer
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await sees(page, t('order_state_shipped'))
  await scrollsTo(page, /GHN\d+/)
  await album.keep(buyer, 'buyer sees it leave')
}
