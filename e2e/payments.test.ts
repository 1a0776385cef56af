import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { expireUnpaidOrders } from '#flows/orders/expire-unpaid-orders.ts'
import { dong } from '#kit/money.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { visitor } from '../test/process/visitor.ts'
import { fits, judge } from './auth.ts'
import { hears } from './main-part.ts'
import { asShopkeeper, orderToPay, untilPayment } from './paying.ts'
import { expect, rareWay, test, wayOf, type Visit, type Way } from './stage.ts'
import { scrollsTo, sees, seesNot } from './sees.ts'

type Transfer = { amount: number; memo: string; watch?: 'sepay' | 'payos' }

/** Makes a transfer in the bank sandbox: the money leaves, and the bank watch notifies the shop. */
async function transfer(url: string, { amount, memo, watch = 'sepay' }: Transfer) {
  const plan = { delay: '0', times: '1', flaw: 'none', direction: 'in' }
  const sent = await visitor(url).postForm('/sandbox/bank', { amount: String(amount), memo, watch, ...plan })
  expect(sent.headers.location).toContain('/sandbox/bank?sent=')
}

/** The unmatched payment of this amount in the admin. */
const item = ({ page }: Visit, code: string, amount: number) =>
  page.locator('main li', { hasText: dong(amount) }).filter({ hasText: code, has: page.locator('form') })

describe.each(wayOf('phone', 'vi'))('a transfer by VietQR ($locale, $width px)', ({ width, locale }) => {
  test('a buyer scans, saves or copies the transfer details; once it is paid exactly, the open page updates itself', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const buyer = await visit({ width, locale })
    const { page, go, t } = buyer
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id, code, total } = await orderToPay(stage, buyer, 'bank_transfer')
    await scrollsTo(page.getByAltText(t('payment_qr_alt', { amount: dong(total), memo: `LUOT${code}` })))
    await fits(buyer, 'an order with its QR')
    await go(`/orders/${id}/pay`)
    await judge(buyer, 'the page of the transfer')
    for (const [name, copied] of [
      ['payment_amount', String(total)],
      ['payment_memo', `LUOT${code}`],
    ] as const) {
      await page.locator('main dl button', { hasText: t(name) }).click()
      await hears(page, t('payment_copied', { name: t(name) }))
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
    }
    const kept = page.waitForEvent('download')
    await page.getByRole('link', { name: t('payment_qr_save') }).click()
    expect((await kept).suggestedFilename()).toBe(`VietQR-LUOT${code}.png`)
    const bank = await visit({ width, locale })
    await bank.go(`/sandbox/bank?${new URLSearchParams({ amount: String(total), memo: `LUOT${code} NGUYEN THI LAN` })}`)
    await fits(bank, 'the bank')
    await bank.page.getByRole('button', { name: t('sandbox_bank_send') }).click()
    await bank.page.waitForURL('**/sandbox/bank?sent=*')
    await page.waitForURL('**/order-success?order=*')
    await scrollsTo(page, t('order_success_paid'))
    await untilPayment(stage, id, { state: 'paid', received: total, unmatched: 0 })
  })
})

describe.each(rareWay('phone', 'vi'))(
  'a transfer of another sum, or too late ($locale, $width px)',
  ({ width, locale }) => {
    const staffWay: Way = { width: width < 600 ? 1440 : 390, locale }

    test('the buyer is told of a transfer that is too small, too large or repeated, and the shopkeeper matches it or sends it back', async ({
      visit,
      closed,
      shop,
    }) => {
      const stage = { closed, shop }
      const buyer = await visit({ width, locale })
      const { page, go, t } = buyer
      const { id, code, total } = await orderToPay(stage, buyer, 'bank_transfer')
      const memo = `LUOT${code}`
      await transfer(shop.url, { amount: total - 1_001, memo })
      await untilPayment(stage, id, { state: 'awaiting', received: total - 1_001, unmatched: 0 })
      await go(`/orders/${id}`)
      await scrollsTo(page, t('order_headline_part_paid'))
      await go(`/orders/${id}/pay`)
      await scrollsTo(page, t('payment_part', { amount: dong(total - 1_001) }))
      await scrollsTo(page.getByAltText(t('payment_qr_alt', { amount: dong(1_001), memo })))

      await transfer(shop.url, { amount: 6_003, memo, watch: 'payos' })
      await page.waitForURL('**/order-success?order=*')
      await untilPayment(stage, id, { state: 'paid', received: total, unmatched: 5_002 })
      await transfer(shop.url, { amount: total, memo })
      await untilPayment(stage, id, { state: 'paid', received: total, unmatched: total + 5_002 })
      await go(`/orders/${id}`)
      await scrollsTo(page, t('order_unmatched_over', { amount: dong(total + 5_002) }))

      const desk = await visit(staffWay)
      await asShopkeeper(stage, desk, locale)
      await desk.go('/admin/payments')
      await item(desk, code, 5_002)
        .getByRole('button', { name: t('payment_admin_send_back') })
        .click()
      await sees(desk.page.locator('main [aria-invalid=true]').first())
      await judge(desk, 'the money desk, a reason is missing')
      for (const amount of [5_002, total]) {
        await desk.go('/admin/payments')
        const more = item(desk, code, amount)
        await more.getByLabel(t('payment_admin_reference')).fill(`FT-${amount}`)
        await more.getByLabel(t('admin_reason')).fill('Khách chuyển thừa')
        await more.getByRole('button', { name: t('payment_admin_send_back') }).click()
        await sees(desk.page, t('payment_admin_done'))
      }
      await untilPayment(stage, id, { state: 'paid', received: total, refunded: 0, unmatched: 0 })
      await page.reload()
      await scrollsTo(page.getByText(t('payment_state_paid'), { exact: true }))
      await seesNot(page.getByText(t('order_unmatched_over', { amount: dong(total + 5_002) })))
    })

    test('a transfer after the deadline finds the order cancelled; the money waits as unmatched', async ({
      visit,
      closed,
      shop,
    }) => {
      const stage = { closed, shop }
      const buyer = await visit({ width, locale })
      const { page, go, t } = buyer
      const { id, code, total } = await orderToPay(stage, buyer, 'bank_transfer')
      const endedBefore = (time: string) =>
        closed.look((db) =>
          db.execute(sql`update payments set due_at = now() - ${time}::interval where order_id = ${id}`),
        )
      // Banks are slow, so the job of the shop, which may run just now, leaves the order for five minutes.
      await endedBefore('1 minute')
      await go(`/orders/${id}/pay`)
      await scrollsTo(page, t('payment_time_over'))
      await endedBefore('1 hour')
      // The shop runs this job every minute.
      await closed.look((db) => expireUnpaidOrders(db))
      await page.waitForURL(`**/orders/${id}`)
      await scrollsTo(page, t('payment_state_expired'))
      await fits(buyer, 'an order whose time was over')
      await transfer(shop.url, { amount: total, memo: `LUOT${code}` })
      await untilPayment(stage, id, { state: 'expired', received: 0, unmatched: total })
      await page.reload()
      await scrollsTo(page, t('order_unmatched', { amount: dong(total) }))
      await scrollsTo(page.getByRole('button', { name: t('order_again') }))
    })
  },
)

describe('the settings of payments', () => {
  test.for(rareWay('desk', 'vi'))(
    'payment settings are saved, a method is removed and added again, and nothing else changes ($locale, $width px)',
    async (way, { visit, closed, shop }) => {
      const stage = { closed, shop }
      const desk = await visit(way)
      const { page, go, t } = desk
      await asShopkeeper(stage, desk, way.locale)
      const kept = () =>
        closed.look((db) =>
          rowsOf<{ key: string; value: unknown }>(
            db,
            sql`select key, value from settings where key in ('phone', 'address', 'owner') order by key`,
          ),
        )
      const before = await kept()
      await go('/admin/settings/payments')
      const save = page.getByRole('button', { name: t('payment_settings_save') })
      await page.locator('input[name=number]').fill('12')
      await save.click()
      await sees(page, t('payment_settings_error_number'))
      await page.locator('input[name=number]').fill('')
      for (const isOn of [false, true]) {
        await page.locator('label:has(input[name=on-stripe])').click()
        const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
        await save.click()
        await saved
        await sees(page, t('payment_settings_done'))
        expect(await page.locator('input[name=on-stripe]').isChecked()).toBe(isOn)
      }
      expect(await kept()).toEqual(before)
    },
  )
})
