import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { dong } from '#kit/money.ts'
import { rowsOf } from '#platform/db.server.ts'
import { judge } from './at-the-door.ts'
import { asShopkeeper, orderToPay, patience, paymentOf, untilPayment } from './paying.ts'
import { expect, test, wayOf, type Visit } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

type Transfer = { amount: number; memo: string; twist?: string; watch?: 'sepay' | 'payos' }

/** At the bank that plays in demo mode: the money leaves, and whoever watches the account tells the shop. */
async function transfer({ page, go, t }: Visit, { amount, memo, twist, watch = 'sepay' }: Transfer) {
  await go(`/stand-in/bank?${new URLSearchParams({ amount: String(amount), memo })}`)
  await page.locator('select[name=watch]').selectOption(watch)
  if (twist) {
    await page.getByText(t('standin_how')).click()
    await page.locator('select[name=twist]').selectOption(twist)
  }
  await page.getByRole('button', { name: t('standin_bank_send') }).click()
  await page.waitForURL('**/stand-in/bank?sent=*')
  await expect.poll(async () => (await page.reload(), page.locator('[data-status]').count()), patience).toBe(1)
}

/** What the shopkeeper has on the desk for one sum. */
const item = ({ page }: Visit, code: string, amount: number) =>
  page.locator('main li', { hasText: dong(amount) }).filter({ hasText: code, has: page.locator('form') })

describe.each(wayOf('desk', 'vi'))('a transfer by VietQR ($locale, $width px)', ({ width, locale }) => {
  test('is scanned, kept or copied; paid exactly, the open page moves on by itself', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const buyer = await visit({ width, locale })
    const { page, go, t } = buyer
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id, code, total } = await orderToPay(stage, buyer, 'bank_transfer')
    await scrollsTo(page.getByAltText(t('pay_qr_alt', { amount: dong(total), memo: `LUOT${code}` })))
    await judge(buyer, 'an order with its QR')
    await go(`/orders/${id}/pay`)
    await judge(buyer, 'the page of the transfer')
    for (const [name, copied] of [
      ['pay_amount', String(total)],
      ['pay_memo', `LUOT${code}`],
    ] as const) {
      await page.locator('main dl button', { hasText: t(name) }).click()
      await page
        .locator('[role=status]', { hasText: t('pay_copied', { name: t(name) }) })
        .waitFor({ state: 'attached' })
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
    }
    const kept = page.waitForEvent('download')
    await page.getByRole('link', { name: t('pay_qr_save') }).click()
    expect((await kept).suggestedFilename()).toBe(`VietQR-LUOT${code}.png`)
    const bank = await visit({ width, locale })
    await transfer(bank, { amount: total, memo: `LUOT${code} NGUYEN THI LAN chuyen tien` })
    await judge(bank, 'the bank')
    await page.waitForURL('**/order-success?order=*', patience)
    await scrollsTo(page.getByText(t('order_success_paid')))
    await judge(buyer, 'paid')
    await untilPayment(stage, id, { state: 'paid', received: total, parked: 0 })
  })

  test('of too little, too much, and once more is told to the buyer, and matched or sent back by the shopkeeper', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const buyer = await visit({ width, locale })
    const { page, go, t } = buyer
    const { id, code, total } = await orderToPay(stage, buyer, 'bank_transfer')
    const bank = await visit({ width, locale })
    const memo = `LUOT${code}`
    await transfer(bank, { amount: total - 1_001, memo })
    await untilPayment(stage, id, { state: 'awaiting', received: 0, parked: total - 1_001 })
    await go(`/orders/${id}/pay`)
    await scrollsTo(page.getByText(t('order_parked', { amount: dong(total - 1_001) })))
    await judge(buyer, 'too little came')

    const desk = await visit({ width, locale })
    await asShopkeeper(stage, desk, locale)
    await desk.go('/admin/payments')
    await judge(desk, 'the money desk')
    const little = item(desk, code, total - 1_001)
    await little.getByRole('button', { name: t('money_match') }).click()
    await scrollsTo(desk.page.locator('main [aria-invalid=true]').first())
    await little.getByLabel(t('admin_reason')).fill('Khách chuyển thiếu, sẽ chuyển thêm')
    await little.getByRole('button', { name: t('money_match') }).click()
    await scrollsTo(desk.page.getByText(t('money_done')))
    await untilPayment(stage, id, { state: 'awaiting', received: total - 1_001, parked: 0 })
    await scrollsTo(page.getByText(t('pay_part', { amount: dong(total - 1_001) })))
    await scrollsTo(page.getByAltText(t('pay_qr_alt', { amount: dong(1_001), memo })))

    await transfer(bank, { amount: 6_003, memo, watch: 'payos' })
    await page.waitForURL('**/order-success?order=*', patience)
    await untilPayment(stage, id, { state: 'paid', received: total, parked: 5_002 })
    await transfer(bank, { amount: total, memo })
    await untilPayment(stage, id, { state: 'paid', received: total, parked: total + 5_002 })
    await go(`/orders/${id}`)
    await scrollsTo(page.getByText(t('order_parked', { amount: dong(total + 5_002) })))
    for (const amount of [5_002, total]) {
      await desk.go('/admin/payments')
      const more = item(desk, code, amount)
      await more.getByLabel(t('money_reference')).fill(`FT-${amount}`)
      await more.getByLabel(t('admin_reason')).fill('Khách chuyển thừa')
      await more.getByRole('button', { name: t('money_send_back') }).click()
      await scrollsTo(desk.page.getByText(t('money_done')))
    }
    await untilPayment(stage, id, { state: 'paid', received: total, refunded: 0, parked: 0 })
    await page.reload()
    await seesNot(page.getByText(t('order_parked', { amount: dong(total + 5_002) })))
  })

  test('that comes after the time is over finds the order off; the money waits and is not lost', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const buyer = await visit({ width, locale })
    const { page, go, t } = buyer
    const { id, code, total } = await orderToPay(stage, buyer, 'bank_transfer')
    await go(`/orders/${id}/pay`)
    await closed.look((db) =>
      db.execute(sql`update payments set due_at = now() - interval '1 hour' where order_id = ${id}`),
    )
    await page.reload()
    await scrollsTo(page.getByText(t('pay_time_over')).first())
    // The clock that calls off what was not paid strikes every minute.
    await page.waitForURL(`**/orders/${id}`, { timeout: 90_000 })
    await scrollsTo(page.getByText(t('payment_state_expired')).first())
    await judge(buyer, 'an order whose time was over')
    await transfer(await visit({ width, locale }), { amount: total, memo: `LUOT${code}` })
    await untilPayment(stage, id, { state: 'expired', received: 0, parked: total })
    await page.reload()
    await scrollsTo(page.getByText(t('order_parked', { amount: dong(total) })))
    expect(await page.getByRole('button', { name: t('order_again') }).count()).toBe(1)
  })
})

describe('a word of money that nobody should believe', () => {
  test.for(['forged', 'altered', 'stale'])(
    'is refused, told as an event and pays nothing: %s',
    async (twist, { visit, closed, shop }) => {
      const stage = { closed, shop }
      const buyer = await visit()
      const { id, code, total } = await orderToPay(stage, buyer, 'bank_transfer')
      const bank = await visit()
      await transfer(bank, { amount: total, memo: `LUOT${code}`, twist })
      expect(await bank.page.locator('[data-status]').getAttribute('data-status')).toMatch(/^4/)
      expect(await paymentOf(stage, id)).toMatchObject({ state: 'awaiting', received: 0, parked: 0 })
      const type = twist === 'stale' ? 'payment-notice-stale' : 'payment-notice-forged'
      const events = await closed.look((db) => rowsOf(db, sql`select id from security_events where type = ${type}`))
      expect(events.length).toBeGreaterThan(0)
    },
  )
})

describe('the settings of payments', () => {
  test.for(wayOf('phone', 'vi'))(
    'are saved, a method is taken off and put back, and nothing else changes ($locale, $width px)',
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
      await judge(desk, 'settings of payments')
      await page.locator('input[name=number]').fill('12')
      await page.getByRole('button', { name: t('pay_set_save') }).click()
      await scrollsTo(page.getByText(t('pay_set_error_number')))
      await page.locator('input[name=number]').fill('')
      for (const isOn of [false, true]) {
        await page.locator('label:has(input[name=on-stripe])').click()
        await page.getByRole('button', { name: t('pay_set_save') }).click()
        await scrollsTo(page.getByText(t('pay_set_done')))
        await expect.poll(() => page.locator('input[name=on-stripe]').isChecked()).toBe(isOn)
      }
      expect(await kept()).toEqual(before)
    },
  )
})
