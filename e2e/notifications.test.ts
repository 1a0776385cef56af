// @module-tag turn-2
import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { staff } from '#shop/identity/actor.ts'
import { notifications } from '#shop/notifications/schema.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { paymentFailed } from '#shop/payments/events.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import { judge } from './auth.ts'
import { overflow } from './look.ts'
import { placeFor, signedInCustomer } from './customer.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'
import { holdToast, readsAll, scrollsTo, sees, seesNot, seesToast, toastWith } from './sees.ts'

const clerk = staff('clerk')

const tell = (closed: ClosedShop, userId: string, from: number, until: number) =>
  closed.look(async (db) => {
    for (let at = from; at <= until; at += 1) {
      const text = { vi: `Tin ${at}`, en: `News ${at}` }
      await notifyUser(db, { userId, type: 'other', title: text, message: text, cause: `test:${at}` })
    }
  })

/** Without the buttons that delete a notification in its panel. */
const bell = ({ page, t }: Visit) =>
  page.locator('header').getByRole('button', { name: new RegExp(`^${t('notification_bell_title')}(,|$)`) })
const panel = ({ page, t }: Visit) => page.getByRole('dialog', { name: t('notification_bell_title') })
const unreadIs = (visit: Visit, count: number) =>
  expect
    .poll(() => bell(visit).getAttribute('aria-label'))
    .toBe(
      count
        ? `${visit.t('notification_bell_title')}, ${visit.t('notification_bell_unread', { count })}`
        : visit.t('notification_bell_title'),
    )

describe.each(wayOf('desk', 'vi'))('spec 2 and 4, notifications ($locale, $width px)', ({ width, locale }) => {
  test('a customer hears at once of an order that moves on: toast, badge, panel, and the order one click away', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const stage = { closed, shop }
    const { userId } = await signedInCustomer(stage, seen, locale)
    const id = await placeFor(stage, { userId })
    const code = id.slice(-8)
    await closed.look((db) => confirmOrder(db, clerk, { orderId: id }))
    const titles = () =>
      closed.look(async (db) =>
        (await db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ title }) => title.vi),
      )
    await expect.poll(titles).toContain(`Đơn hàng #${code} đã được xác nhận`)
    const before = (await titles()).length
    const goAndListen = () =>
      Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/api/live')), go('/shop')])
    await goAndListen()
    await unreadIs(seen, before)

    await closed.look((db) => packOrder(db, clerk, { orderId: id }))
    const said = t('notification_live_order_moved', { code, status: t('order_state_packed') })
    await seesToast(page, said)
    expect(said).toBe(
      locale === 'vi'
        ? `Đơn hàng #${code} đã được cập nhật: Đang chuẩn bị hàng`
        : `Order #${code} has been updated: ${t('order_state_packed')}`,
    )
    // Events from before the page was opened show no toast.
    await seesNot(page.getByText(t('notification_live_order_moved', { code, status: t('order_state_confirmed') })))
    await unreadIs(seen, before + 1)
    await seesNot(toastWith(page, said))

    await closed.look((db) => settleCash(db, clerk, { orderId: id, reason: 'Tại quầy' }))
    const paid = t('notification_live_payment_succeeded', { code })
    await holdToast(page, paid)
    await seesToast(page, paid)
    await toastWith(page, paid)
      .getByRole('button', { name: t('notification_live_see') })
      .click()
    await page.waitForURL(`**/orders/${id}`)
    await scrollsTo(page.getByText(t('payment_state_paid'), { exact: true }))
    // The open order page updates itself.
    await closed.look((db) => cancelOrder(db, clerk, { orderId: id, reason: 'Khách đổi ý' }))
    await scrollsTo(page.getByText(t('order_timeline_cancelled'), { exact: true }))

    await goAndListen()
    await unreadIs(seen, before + 3)
    await bell(seen).click()
    await panel(seen).getByRole('link').first().click()
    await page.waitForURL(`**/orders/${id}`)
    await unreadIs(seen, before + 2)
    await closed.look((db) => emit(db, paymentFailed(id)))
    await seesToast(page, t('notification_live_payment_failed', { code }))
    // The admin has one address for both languages: a refused visitor reads the language they chose.
    await page.context().addCookies([{ name: 'luot_lang', value: locale, url: shop.url }])
    await go('/admin')
    await page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname))
    await seesToast(page, t('layout_notice_not_admin'))
    await go('/moderation')
    await page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname))
    await seesToast(page, t('auth_session_not_moderator'))
  })
})

describe.each(rareWay('phone', 'en'))(
  'spec 2 and 8, the panel of the bell ($locale, $width px)',
  ({ width, locale }) => {
    const news = (at: number) => (locale === 'vi' ? `Tin ${at}` : `News ${at}`)
    const saying = (all: number[]) => all.map((at) => expect.stringMatching(new RegExp(`${news(at)}\\b`)) as string)

    test('the panel leads a visitor to sign-in; a user sees five of many, errors while loading, marks as read, deletes, and gets to all of them', async ({
      visit,
      closed,
      shop,
    }) => {
      const seen = await visit({ width, locale })
      const { page, go, t, complaints } = seen
      const items = panel(seen).getByRole('listitem')
      await go('/shop?category=figure')
      await bell(seen).click()
      await sees(panel(seen).getByText(t('notification_bell_empty'), { exact: true }))
      if (width > 600) {
        await bell(seen).click()
        await seesNot(panel(seen))
        await bell(seen).click()
      }
      await panel(seen)
        .getByRole('link', { name: t('notification_bell_sign_in') })
        .click()
      await page.waitForURL('**/auth?next=*')
      expect(new URL(page.url()).searchParams.get('next')).toBe('/shop?category=figure')

      const { userId } = await signedInCustomer({ closed, shop }, seen, locale)
      const answers = '**/api/notifications'
      let asked = 0
      await page.route(answers, (route) => {
        asked += 1
        return route.fulfill({ status: 503, json: { error: 'Bảo trì 5 phút' } })
      })
      await go('/shop')
      // The list is fetched with the page, and again when its live connection opens.
      await expect.poll(() => asked).toBeGreaterThan(1)
      await bell(seen).click()
      await sees(panel(seen).getByText('Bảo trì 5 phút'))
      await page.unroute(answers)
      await page.route(answers, (route) => route.abort())
      const again = panel(seen).getByRole('button', { name: t('notification_bell_retry') })
      await again.click()
      await sees(panel(seen).getByText(t('notification_bell_failed')))
      await page.unroute(answers)
      await again.click()
      await sees(panel(seen).getByText(t('notification_bell_empty'), { exact: true }))
      await seesNot(panel(seen).getByRole('button', { name: t('notification_bell_mark_read') }))
      expect(complaints.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
      await page.keyboard.press('Escape')
      await seesNot(panel(seen))
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') === 'false')

      await tell(closed, userId, 1, 5)
      await unreadIs(seen, 5)
      await bell(seen).click()
      await sees(panel(seen).getByText(news(5), { exact: true }))
      await seesNot(panel(seen).getByRole('link', { name: t('notification_bell_see_all') }))
      await tell(closed, userId, 6, 12)
      await unreadIs(seen, 12)
      await sees(page.locator('header [data-count="9+"]'))
      await scrollsTo(panel(seen).getByText(news(12), { exact: true }))
      expect(await readsAll(items)).toEqual(saying([12, 11, 10, 9, 8]))
      await judge(seen, 'the panel of the bell')
      await panel(seen)
        .getByRole('button', { name: t('notification_bell_delete', { title: news(12) }) })
        .click()
      await seesNot(panel(seen).getByText(news(12), { exact: true }))
      // The pressed button is gone, and Esc must still lead back to the bell.
      expect(await panel(seen).evaluate((node) => node === document.activeElement)).toBe(true)
      await unreadIs(seen, 11)
      await items.first().getByRole('button').first().click()
      await unreadIs(seen, 10)
      await panel(seen)
        .getByRole('button', { name: t('notification_bell_mark_read'), exact: true })
        .click()
      await unreadIs(seen, 0)
      await seesNot(panel(seen).getByRole('button', { name: t('notification_bell_mark_read') }))
      await panel(seen)
        .getByRole('link', { name: t('notification_bell_see_all') })
        .click()
      await page.waitForURL('**/notifications')
      await seesNot(panel(seen))
      expect(await readsAll(page.locator('main li h2'))).toEqual(saying([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]))
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    })
  },
)
