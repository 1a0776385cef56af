import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { cancelOrder } from '#flows/cancel-order.ts'
import { confirmOrder } from '#flows/confirm-order.ts'
import { packOrder } from '#flows/pack-order.ts'
import { settleCash } from '#flows/settle-cash.ts'
import { staff } from '#shop/identity/actor.ts'
import { chooseMail } from '#shop/notifications/choose-mail.ts'
import { isMailWanted } from '#shop/notifications/is-mail-wanted.ts'
import { notify } from '#shop/notifications/notify.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import { fillCart, order, placedId } from '../test/process/buyer.ts'
import { somePieces } from '../test/process/goods.ts'
import { addCustomer, signInAt } from '../test/process/person.ts'
import type { Shop } from '../test/process/server.ts'
import { visitor } from '../test/process/visitor.ts'
import { overflow, seriousFindings } from './look.ts'
import { wayOf, expect, test, type Visit } from './stage.ts'
import { readsAll, scrollsTo, sees, seesNot } from './sees.ts'

const clerk = staff('clerk')
let people = 0

/** A shopper with an account who is signed in in this window. */
async function signedIn(closed: ClosedShop, shop: Shop, { page }: Visit) {
  const email = `shopper-${(people += 1)}@example.com`
  const userId = await closed.look((db) => addCustomer(db, email))
  const cookies = await signInAt(closed, email)
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: shop.url })))
  return { userId, email }
}

async function orderOf(closed: ClosedShop, shop: Shop, userId: string) {
  const guest = visitor(shop.url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  const { subtotal } = await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
  const id = placedId(await guest.postForm('/checkout', order({ method: 'pickup', seenTotal: String(subtotal) })))!
  await closed.look((db) => db.execute(sql`update orders set user_id = ${userId} where id = ${id}`))
  return id
}

const tell = (closed: ClosedShop, userId: string, from: number, until: number) =>
  closed.look(async (db) => {
    for (let at = from; at <= until; at += 1) {
      const text = { vi: `Tin ${at}`, en: `News ${at}` }
      await notify(db, { userId, type: 'other', title: text, message: text, cause: `test:${at}` })
    }
  })

/** Not what deletes a notification in its panel. */
const bell = ({ page, t }: Visit) =>
  page.locator('header').getByRole('button', { name: new RegExp(`^${t('bell_title')}(,|$)`) })
const panel = ({ page, t }: Visit) => page.getByRole('dialog', { name: t('bell_title') })
const unreadIs = (visit: Visit, count: number) =>
  expect
    .poll(() => bell(visit).getAttribute('aria-label'))
    .toBe(count ? `${visit.t('bell_title')}, ${visit.t('bell_unread', { count })}` : visit.t('bell_title'))

describe.each(wayOf('desk', 'en'))('SPEC 2 and 4, notifications ($locale, $width px)', ({ width, locale }) => {
  const news = (at: number) => (locale === 'vi' ? `Tin ${at}` : `News ${at}`)

  test('an order that the shop moves on rings at once: toasts, badge, panel, and the order one press away', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const { userId } = await signedIn(closed, shop, seen)
    const id = await orderOf(closed, shop, userId)
    const code = id.slice(-8)
    await closed.look((db) => confirmOrder(db, clerk, { orderId: id }))
    await go('/shop')
    await page.waitForResponse((answer) => answer.url().endsWith('/api/live'))
    await expect.poll(() => bell(seen).getAttribute('aria-label')).toContain(t('bell_unread', { count: '' }).trim())
    const before = await page.locator('header [data-count]').first().getAttribute('data-count')

    await closed.look((db) => packOrder(db, clerk, { orderId: id }))
    const said = t('live_order_moved', { code, status: t('order_state_packed') })
    const toast = page.locator('[data-sonner-toast]', { hasText: said })
    await sees(toast)
    expect(said).toBe(
      locale === 'vi'
        ? `Đơn hàng #${code} đã được cập nhật: Đang chuẩn bị hàng`
        : `Order #${code} has been updated: ${t('order_state_packed')}`,
    )
    // What happened before the page was open is no news.
    await seesNot(page.getByText(t('live_order_moved', { code, status: t('order_state_confirmed') })))
    await unreadIs(seen, Number(before) + 1)
    await seesNot(toast, { timeout: 7_000 })

    await closed.look((db) => settleCash(db, clerk, { orderId: id, reason: 'Tại quầy' }))
    const paid = page.locator('[data-sonner-toast]', { hasText: t('live_payment_succeeded', { code }) })
    await paid.getByRole('button', { name: t('live_see') }).click()
    await page.waitForURL(`**/orders/${id}`)
    await scrollsTo(page.getByText(t('payment_state_paid'), { exact: true }))
    // The open order follows what happens to it.
    await closed.look((db) => cancelOrder(db, clerk, { orderId: id, reason: 'Khách đổi ý' }))
    await scrollsTo(page.getByText(t('timeline_cancelled'), { exact: true }))

    await go('/shop')
    await unreadIs(seen, Number(before) + 3)
    await bell(seen).click()
    await panel(seen).getByRole('link').first().click()
    await page.waitForURL(`**/orders/${id}`)
    await unreadIs(seen, Number(before) + 2)
  })

  test('the panel shows five of many, the badge 9+, reads all, deletes, closes, and leads to all', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const { userId } = await signedIn(closed, shop, seen)
    await go('/shop')
    await bell(seen).click()
    await scrollsTo(panel(seen).getByText(t('bell_empty'), { exact: true }))
    await seesNot(panel(seen).getByRole('button', { name: t('bell_mark_read') }))
    await page.keyboard.press('Escape')
    await seesNot(panel(seen))
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('false')

    await tell(closed, userId, 1, 5)
    await unreadIs(seen, 5)
    await bell(seen).click()
    await scrollsTo(panel(seen).getByText(news(5), { exact: true }).first())
    await expect.poll(() => panel(seen).getByRole('listitem').count()).toBe(5)
    await seesNot(panel(seen).getByRole('link', { name: t('bell_see_all') }))
    await tell(closed, userId, 6, 12)
    await unreadIs(seen, 12)
    await expect.poll(() => page.locator('header [data-count="9+"]').count()).toBe(1)
    await expect.poll(() => panel(seen).getByRole('listitem').count()).toBe(5)
    expect(await seriousFindings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await panel(seen)
      .getByRole('button', { name: t('bell_delete', { title: news(12) }) })
      .click()
    await unreadIs(seen, 11)
    await panel(seen).getByRole('listitem').first().getByRole('button').first().click()
    await unreadIs(seen, 10)
    await panel(seen)
      .getByRole('button', { name: t('bell_mark_read'), exact: true })
      .click()
    await unreadIs(seen, 0)
    await seesNot(panel(seen).getByRole('button', { name: t('bell_mark_read') }))
    await panel(seen)
      .getByRole('link', { name: t('bell_see_all') })
      .click()
    await page.waitForURL('**/notifications')
    await seesNot(panel(seen))
    await expect
      .poll(() =>
        page
          .locator('main li')
          .filter({ has: page.locator('h2') })
          .count(),
      )
      .toBe(11)
  })

  test('a press on the open bell closes it; a visitor finds nothing there but the way to sign in', async ({
    visit,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    await go('/shop?category=figure')
    await bell(seen).click()
    await scrollsTo(panel(seen).getByText(t('bell_empty'), { exact: true }))
    if (width > 600) {
      await bell(seen).click()
      await seesNot(panel(seen))
      await bell(seen).click()
    }
    await panel(seen)
      .getByRole('link', { name: t('bell_sign_in') })
      .click()
    await page.waitForURL('**/auth?next=*')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/shop?category=figure')
  })

  test('what cannot be fetched is said, in the words of the server or of SPEC 8, and tried again', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t, complaints } = seen
    await signedIn(closed, shop, seen)
    await page.route('**/api/notifications', (route) =>
      route.fulfill({ status: 503, json: { error: 'Bảo trì 5 phút' } }),
    )
    await go('/shop')
    await bell(seen).click()
    await scrollsTo(panel(seen).getByText('Bảo trì 5 phút'))
    await page.unroute('**/api/notifications')
    await page.route('**/api/notifications', (route) => route.abort())
    await panel(seen)
      .getByRole('button', { name: t('bell_retry') })
      .click()
    await scrollsTo(panel(seen).getByText(t('bell_failed')))
    await page.unroute('**/api/notifications')
    await panel(seen)
      .getByRole('button', { name: t('bell_retry') })
      .click()
    await scrollsTo(panel(seen).getByText(t('bell_empty'), { exact: true }))
    expect(complaints.splice(0).filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })

  test('/notifications without scripts: filters, pages, read, delete, read all', async ({ visit, closed, shop }) => {
    const seen = await visit({ width, locale, script: false })
    const { page, go, t } = seen
    await go('/notifications')
    await page.waitForURL('**/auth?next=*')
    const { userId } = await signedIn(closed, shop, seen)
    const other = await signedIn(closed, shop, await visit({ width, locale }))
    await go('/notifications')
    await scrollsTo(page.getByRole('heading', { level: 2, name: t('bell_empty') }))
    await tell(closed, userId, 1, 45)
    await tell(closed, other.userId, 90, 91)
    await go('/notifications')
    const rows = page.locator('main li').filter({ has: page.locator('h2') })
    await expect.poll(() => rows.count()).toBe(20)
    await page.getByRole('link', { name: t('notifications_older') }).click()
    await page.getByRole('link', { name: t('notifications_older') }).click()
    expect(await readsAll(rows.locator('h2'))).toEqual([5, 4, 3, 2, 1].map((at) => expect.stringContaining(news(at))))
    await page.getByRole('button', { name: t('notifications_read_named', { title: news(5) }) }).click()
    expect(page.url()).toContain('page=3')
    await seesNot(page.getByRole('button', { name: t('notifications_read_named', { title: news(5) }) }))
    await page.getByRole('button', { name: t('bell_delete', { title: news(4) }) }).click()
    await expect.poll(() => rows.count()).toBe(4)
    await page.getByRole('link', { name: new RegExp(`^${t('notifications_unread')}`) }).click()
    expect(page.url()).toContain('show=unread')
    await page.getByRole('button', { name: t('notifications_read_all') }).click()
    await scrollsTo(page.getByText(t('notifications_empty_filter')))
    await page.getByRole('link', { name: t('notifications_payment'), exact: true }).click()
    await scrollsTo(page.getByText(t('notifications_empty_filter')))
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await go('/notifications?show=nonsense&page=-4')
    await expect.poll(() => rows.count()).toBe(20)
  })

  test('mail: chosen by topic, with consent kept, and turned off by the link of a letter', async ({
    visit,
    closed,
    shop,
  }) => {
    const seen = await visit({ width, locale })
    const { page, go, t } = seen
    const { userId } = await signedIn(closed, shop, seen)
    await go('/profile/mail')
    const offers = page.getByRole('checkbox', { name: new RegExp(`^${t('notification_mail_promotions')}`) })
    await expect.poll(() => offers.isChecked()).toBe(false)
    await offers.check()
    await page.getByRole('button', { name: t('notification_mail_save') }).click()
    await scrollsTo(page.getByText(t('notification_mail_saved')))
    expect(await closed.look((db) => isMailWanted(db, userId, 'promotions'))).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
    await page.reload()
    await expect.poll(() => offers.isChecked()).toBe(true)
    await closed.look((db) => chooseMail(db, clerk, { userId, topic: 'reviews', wanted: false, ip: null }))
    await page.reload()
    const reviews = page.getByRole('checkbox', { name: new RegExp(`^${t('notification_mail_reviews')}`) })
    await expect.poll(() => reviews.isChecked()).toBe(false)
  })
})
