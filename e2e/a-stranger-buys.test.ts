import { describe } from 'vitest'
import { adminPassword } from '../test/process/global-setup.ts'
import { alive } from './alive.ts'
import { admin as adminEmail, tryIn } from './at-the-door.ts'
import { addAria, aria, choose, fillCheckout, guest, place, untilQuoted } from './buy.ts'
import { mailAbout } from './mailbox.ts'
import { wayOf, expect, test } from './stage.ts'
import { scrollsTo } from './sees.ts'

describe.each(wayOf('phone', 'vi'))(
  'SPEC 1: a stranger buys a pair of figure skates ($locale, $width px)',
  ({ width, locale }) => {
    test('from the home page through the menu to the confirmation, the mail and its link', async ({
      visit,
      closed,
    }) => {
      const visitor = await visit({ width, locale })
      const { page, go, t } = visitor
      await go('/')
      await alive(page)
      await page
        .getByRole('button', { name: width < 900 ? t('nav_menu') : t('nav_shop'), exact: true })
        .first()
        .click()
      await page
        .locator('dialog[open], [data-menu]')
        .getByRole('link', { name: new RegExp(`^${t('category_figure')}`) })
        .click()
      await page
        .getByRole('link', { name: new RegExp(aria.name) })
        .first()
        .click()
      await page.waitForURL('**/product/*')
      await scrollsTo(page.getByRole('heading', { level: 1, name: aria.name }))

      await choose(page, { colour: 'white', size: '240', width: 'R' })
      await scrollsTo(page.locator('#buy').getByRole('link', { name: t('watch_open') }))
      await choose(page, { size: '235', width: 'R' })
      expect(page.url()).toMatch(/colour=white/)
      expect(page.url()).toMatch(/size=235/)
      await page.locator('#add-to-cart').click()
      await scrollsTo(page.locator('dialog[open]').getByText(aria.name))
      await page
        .locator('dialog[open]')
        .getByRole('link', { name: t('drawer_checkout') })
        .click()
      await page.waitForURL('**/checkout')
      expect(await page.locator('header .header-ink[href$="/cart"]').getAttribute('aria-label')).toContain(
        t('cart_count', { count: 1 }),
      )

      await fillCheckout(visitor)
      await scrollsTo(page.locator('label', { hasText: t('checkout_standard') }).getByText(t('checkout_free')))
      const id = await place(visitor)
      await scrollsTo(page.getByRole('heading', { level: 1, name: t('order_success_title') }))
      await expect.poll(() => page.evaluate(() => localStorage.getItem('luot_cart'))).toBeNull()

      const code = id.slice(-8)
      const mail = await mailAbout(closed.settings.DATA_DIR!, t('mail_placed_subject', { code }))
      expect(mail.to).toBe(guest.email)
      const link = /https?:\S+\/orders\/\S+/
        .exec(mail.text)![0]
        .replace(/^https?:\/\/[^/]+/, new URL(page.url()).origin)
      const elsewhere = await visit({ width, locale })
      await elsewhere.page.goto(link)
      await scrollsTo(elsewhere.page.getByRole('heading', { level: 1, name: t('order_title', { code }) }))
      expect(elsewhere.page.url()).not.toContain('key=')
      expect(await elsewhere.page.getByText(t('order_state_placed')).count()).toBeGreaterThan(0)
    })
  },
)

describe.each(wayOf('desk', 'en'))(
  'SPEC 6: the shopkeeper sends it and takes the money ($locale, $width px)',
  ({ width, locale }) => {
    test('signs in, confirms, packs, ships, delivers, records the cash; the buyer sees each step', async ({
      visit,
      closed,
    }) => {
      const buyer = await visit({ width, locale })
      await addAria(buyer, { size: '245' })
      await buyer.page.locator('dialog[open] a[href$="/checkout"]').click()
      await buyer.page.waitForURL('**/checkout')
      await fillCheckout(buyer)
      await untilQuoted(buyer.page)
      const id = await place(buyer)
      const code = id.slice(-8)

      const admin = await visit({ width, locale })
      const { page, go, t } = admin
      await page.context().addCookies([{ name: 'luot_lang', value: locale, url: new URL(buyer.page.url()).origin }])
      await go('/admin/orders')
      await page.waitForURL('**/auth?mode=admin*')
      await scrollsTo(page.locator('#main').getByText(t('auth_admin_needed')))
      await tryIn(admin, adminEmail, adminPassword)
      await page.waitForURL('**/admin/orders')
      await page.getByRole('link', { name: code }).first().click()
      await page.waitForURL(`**/admin/orders/${id}`)

      await page.getByRole('button', { name: t('admin_do_confirm'), exact: true }).click()
      await scrollsTo(page.getByText(t('admin_done_confirm')).first())
      await page.getByRole('button', { name: t('admin_do_pack'), exact: true }).click()
      await scrollsTo(page.getByText(t('admin_done_pack')).first())
      await page.locator('input[name=carrier]').fill('GHN')
      await page.locator('input[name=trackingCode]').fill('GHN0001')
      await page.getByRole('button', { name: t('admin_do_ship'), exact: true }).click()
      await scrollsTo(page.getByText(t('admin_done_ship')).first())
      const shipped = await mailAbout(closed.settings.DATA_DIR!, t('mail_shipped_subject', { code }))
      expect(shipped.text).toContain('GHN0001')
      await page.getByRole('button', { name: t('admin_do_deliver'), exact: true }).click()
      await scrollsTo(page.getByText(t('admin_done_deliver')).first())
      await page.locator('[name=reason]:visible').first().fill('Đối soát GHN 20/11')
      await page.getByRole('button', { name: t('desk_do_settle'), exact: true }).click()
      await scrollsTo(page.getByText(t('admin_done_settle')).first())

      await buyer.go(`/orders/${id}`)
      for (const key of ['timeline_confirmed', 'timeline_packed', 'timeline_delivered'])
        await scrollsTo(buyer.page.getByText(t(key), { exact: true }).first())
      await scrollsTo(buyer.page.getByText('GHN0001'))
      await scrollsTo(buyer.page.getByText(t('payment_state_paid'), { exact: true }))
      await mailAbout(closed.settings.DATA_DIR!, t('mail_delivered_subject', { code }))
    })
  },
)
