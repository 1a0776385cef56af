import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { givenName } from '#shop/notifications/given-name.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { admin as adminEmail, tryIn } from './auth.ts'
import { addAria, aria, choose, fillCheckout, guest, place, placeButton, untilQuoted } from './buy.ts'
import { overflow, seriousFindings } from './look.ts'
import { emailAbout } from './mailbox.ts'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'
import { wayOf, expect, test } from './stage.ts'

describe.each(wayOf('phone', 'vi'))('spec 1: a stranger buys a pair of figure skates ($locale, $width px)', (way) => {
  test('a visitor gets from the home page through the menu to the confirmation, the email and its link', async ({
    visit,
    closed,
  }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    await go('/')
    await page
      .getByRole('button', { name: way.width < 900 ? t('layout_nav_menu') : t('layout_nav_shop'), exact: true })
      .first()
      .click()
    await page
      .locator('dialog[open], [data-menu]')
      .getByRole('link', { name: new RegExp(`^${t('category_figure')}`) })
      .click()
    // The home page, which stays until then, may have a card of the same boot.
    await page.waitForURL('**/shop/category/figure')
    await page
      .getByRole('link', { name: new RegExp(aria.name) })
      .first()
      .click()
    await page.waitForURL('**/product/*')
    await scrollsTo(page.getByRole('heading', { level: 1, name: aria.name }))

    await choose(page, { colour: 'white', size: '240', width: 'R' })
    await scrollsTo(page.locator('#buy').getByRole('link', { name: t('watch_open') }))
    await choose(page, { size: '235', width: 'R' })
    // The page changes its address itself, of which this side hears a moment after the press.
    for (const chosen of [/colour=white/, /size=235/]) await expect.poll(() => page.url()).toMatch(chosen)
    await page.locator('#add-to-cart').click()
    const drawer = page.locator('dialog[open]')
    await sees(drawer.getByText(aria.name))
    await drawer.getByRole('link', { name: t('cart_drawer_checkout') }).click()
    await page.waitForURL('**/checkout')
    expect(await page.locator('header .header-ink[href$="/cart"]').getAttribute('aria-label')).toContain(
      t('cart_count', { count: 1 }),
    )

    await fillCheckout(visitor)
    await scrollsTo(page.locator('label', { hasText: t('checkout_standard') }).getByText(t('checkout_free')))
    const id = await place(visitor)
    // The pressed button is gone, so screen readers and the keyboard continue at the heading.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await sees(
      page.getByRole('heading', {
        level: 1,
        name: t('order_success_title_to', { name: givenName(guest.name, way.locale) }),
      }),
    )
    // What was bought, with its picture, and what follows: the call, where it goes, what the courier is given.
    const goods = page.getByRole('region', { name: t('order_yours') }).locator('li', { hasText: aria.name })
    await scrollsTo(goods.locator('img'))
    const next = page.getByRole('region', { name: t('order_next') })
    await scrollsTo(next.getByText(t('order_success_text', { phone: guest.phone })))
    await scrollsTo(next.getByText(guest.street))
    await scrollsTo(next.locator('li').last().getByText(/₫/))
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await seriousFindings(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('luot_cart'))).toBeNull()

    const code = id.slice(-8)
    const mail = await emailAbout(closed.settings.DATA_DIR!, t('email_placed_subject', { code }))
    expect(mail.to).toBe(guest.email)
    const link = /https?:\S+\/orders\/\S+/.exec(mail.text)![0].replace(/^https?:\/\/[^/]+/, new URL(page.url()).origin)
    const elsewhere = await visit(way)
    await elsewhere.page.goto(link)
    await sees(elsewhere.page.getByRole('heading', { level: 1, name: t('order_title', { code }) }))
    expect(elsewhere.page.url()).not.toContain('key=')
    await scrollsTo(elsewhere.page, t('order_state_placed'))
  })
})

describe.each(wayOf('desk', 'en'))(
  'spec 6: the shopkeeper sends it and takes the money ($locale, $width px)',
  (way) => {
    test('the shopkeeper signs in, confirms, packs, ships, delivers and records the cash; the buyer sees each step', async ({
      visit,
      closed,
    }) => {
      const buyer = await visit(way)
      await addAria(buyer, { size: '245' })
      await buyer.page.locator('dialog[open] a[href$="/checkout"]').click()
      await buyer.page.waitForURL('**/checkout')
      await fillCheckout(buyer)
      await untilQuoted(buyer.page)
      const id = await place(buyer)
      const code = id.slice(-8)

      const admin = await visit(way)
      const { page, go, t } = admin
      await page.context().addCookies([{ name: 'luot_lang', value: way.locale, url: new URL(buyer.page.url()).origin }])
      await go('/admin/orders')
      await page.waitForURL('**/auth?mode=admin*')
      await sees(page.locator('#main').getByText(t('auth_admin_needed')))
      await tryIn(admin, adminEmail, adminPassword)
      await page.waitForURL('**/admin/orders')
      await page.getByRole('link', { name: code }).first().click()
      await page.waitForURL(`**/admin/orders/${id}`)

      await page.getByRole('button', { name: t('admin_do_confirm'), exact: true }).click()
      await sees(page, t('admin_done_confirm'))
      await page.getByRole('button', { name: t('admin_do_pack'), exact: true }).click()
      await sees(page, t('admin_done_pack'))
      await page.locator('input[name=carrier]').fill('GHN')
      await page.locator('input[name=trackingCode]').fill('GHN0001')
      await page.getByRole('button', { name: t('admin_do_ship'), exact: true }).click()
      await sees(page, t('admin_done_ship'))
      const shipped = await emailAbout(closed.settings.DATA_DIR!, t('email_shipped_subject', { code }))
      expect(shipped.text).toContain('GHN0001')
      await page.getByRole('button', { name: t('admin_do_deliver'), exact: true }).click()
      await sees(page, t('admin_done_deliver'))
      await page.locator('[name=reason]:visible').first().fill('Đối soát GHN 20/11')
      await page.getByRole('button', { name: t('order_admin_do_settle'), exact: true }).click()
      await sees(page, t('admin_done_settle'))

      await buyer.go(`/orders/${id}`)
      for (const key of ['order_timeline_confirmed', 'order_timeline_packed', 'order_timeline_delivered'])
        await scrollsTo(buyer.page.getByText(t(key), { exact: true }))
      await scrollsTo(buyer.page, 'GHN0001')
      await scrollsTo(buyer.page.getByText(t('payment_state_paid'), { exact: true }))
      await emailAbout(closed.settings.DATA_DIR!, t('email_delivered_subject', { code }))
    })
  },
)

describe.each(wayOf('phone', 'en'))('after ordering, as a guest ($locale, $width px)', (way) => {
  test('the order shows what was reviewed, is found elsewhere by code and phone, is cancelled, and is bought again', async ({
    visit,
    closed,
  }) => {
    const buyer = await visit(way)
    const { t } = buyer
    await addAria(buyer, { size: '215' })
    await buyer.go('/checkout')
    await fillCheckout(buyer)
    await untilQuoted(buyer.page)
    const review = await reads(buyer.page.getByRole('region', { name: t('checkout_review') }))
    for (const text of [guest.name, guest.street, 'Phường Ba Đình', t('payment_method_cod')])
      expect(review).toContain(text)
    expect(await reads(placeButton(buyer.page))).toContain('7.890.000')
    const id = await place(buyer)

    const { page, go } = await visit(way)
    await go('/orders/find')
    await page.locator('main input[name=code]').fill('00000000')
    await page.locator('main input[name=phone]').fill(guest.phone)
    await page.getByRole('button', { name: t('order_find_submit') }).click()
    await sees(page, t('order_find_unknown'))
    await page.locator('main input[name=code]').fill(id.slice(-8).toLowerCase())
    await page.getByRole('button', { name: t('order_find_submit') }).click()
    await page.waitForURL(`**/orders/${id}`)
    await scrollsTo(page, guest.street)
    const invoice = page.getByRole('link', { name: t('order_paper_open') })
    await scrollsTo(invoice)
    expect(await invoice.getAttribute('href')).toContain('/invoice')
    expect(await seriousFindings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await page.getByRole('link', { name: t('order_cancel_title') }).click()
    await page.waitForURL('**/cancellation')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByText(t('order_cancel_reason_choice')).click()
    await page.getByRole('button', { name: t('order_cancel_do') }).click()
    await page.waitForURL(`**/orders/${id}?done=cancelled`)
    await sees(page.getByText(t('order_cancel_done'), { exact: true }))
    await seesNot(page.getByRole('link', { name: t('order_cancel_title') }))
    expect(
      await closed.look((db) => rowsOf<{ state: string }>(db, sql`select state from orders where id = ${id}`)),
    ).toEqual([{ state: 'cancelled' }])

    await page.getByRole('button', { name: t('order_again') }).click()
    await sees(page.locator('dialog[open] a[href$="/checkout"]'))
  })
})
