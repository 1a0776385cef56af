// @module-tag turn-3
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { dong } from '#kit/money.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { fits, judge } from './auth.ts'
import { asShopkeeper, orderToPay, untilPayment } from './paying.ts'
import { expect, test, wayOf, type Visit, type Way } from './stage.ts'
import { scrollsTo, sees } from './sees.ts'

/** From the order to the provider's page by our payment page, as a buyer goes. */
async function leave({ page, go }: Visit, id: string) {
  // Our page redirects as soon as it loads, which may abort its own loading.
  await go(`/orders/${id}/pay`).catch(() => undefined)
  await page.waitForURL('**/sandbox/payments/**')
  await page.waitForLoadState('load')
}

type Deal = { delay?: string; times?: string; mixed?: boolean }

async function decide({ page, t }: Visit, ending: string, { delay, times, mixed }: Deal = {}) {
  await page.getByText(t('sandbox_how')).click()
  if (delay) await page.locator('select[name=delay]').selectOption(delay)
  if (times) await page.locator('select[name=times]').selectOption(times)
  if (mixed) await page.locator('label:has(input[name=mixed])').click()
  await page.getByRole('button', { name: t(ending), exact: true }).click()
}

describe.each(wayOf('phone', 'en'))('paying at a provider’s page ($locale, $width px)', ({ width, locale }) => {
  const staffWay: Way = { width: width < 600 ? 1440 : 390, locale }

  test('who is refused by VNPay is told so and pays with MoMo: a notice that is late and comes five times pays once; the desk gives a part back, and it arrives', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const buyer = await visit({ width, locale })
    const { page, go, t } = buyer
    const { id, total } = await orderToPay(stage, buyer, 'vnpay')
    await leave(buyer, id)
    await fits(buyer, 'the page of VNPay')
    await decide(buyer, 'sandbox_refuse')
    await page.waitForURL(`**/orders/${id}`)
    await sees(page, t('payment_failed'))
    await judge(buyer, 'an order whose payment failed')
    await page.getByRole('link', { name: t('order_pay_now') }).click()
    await page.waitForURL(`**/orders/${id}/pay`)
    await fits(buyer, 'the ways to pay')
    await page.locator('label:has(input[value=momo])').click()
    await page.getByRole('button', { name: t('payment_again'), exact: true }).click()
    await page.waitForURL('**/sandbox/payments/**')
    const till = page.url()
    await decide(buyer, 'sandbox_pay', { delay: '60', times: '5', mixed: true })
    await sees(page.getByRole('heading', { name: t('payment_return_title') }))
    // Late is after the buyer is back and reads that the shop waits, however slow the machine is; the page waits no minute.
    await closed.look((db) =>
      db.execute(sql`update sandbox_notices set due_at = due_at - interval '1 minute' where sent_at is null`),
    )
    await page.waitForURL('**/order-success?order=*')
    await untilPayment(stage, id, { state: 'paid', received: total, unmatched: 0 })
    await go(`/orders/${id}`)
    await scrollsTo(page.getByText(t('payment_state_paid'), { exact: true }))
    await scrollsTo(page, t('payment_method_momo'))

    const desk = await visit(staffWay)
    await asShopkeeper(stage, desk, locale)
    await desk.go(`/admin/orders/${id}`)
    const refunds = desk.page.locator('#refunds')
    await refunds.getByText(t('order_admin_refund_new')).click()
    await refunds.locator('input[name=amount]').fill('12.345')
    await refunds.locator('input[name=reason]').fill('Xước nhẹ, bớt cho khách')
    await refunds.getByRole('button', { name: t('order_admin_do_refund'), exact: true }).click()
    await untilPayment(stage, id, { state: 'partly_refunded', received: total, refunded: 12_345 })
    await desk.page.waitForURL('**done=refund')
    await desk.page.reload()
    await scrollsTo(refunds.getByText(t('order_admin_refund_done'), { exact: true }))
    await fits(desk, 'the desk after a refund')
    await page.reload()
    await scrollsTo(page.getByText(t('order_refund_done', { amount: dong(12_345) }), { exact: true }))
    await page.goto(till)
    await scrollsTo(page, `${dong(12_345)} · ${t('sandbox_refund_done')}`)
  })

  test('a buyer who returns from Stripe after a declined card chooses another method at once', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const buyer = await visit({ width, locale })
    const { page, t } = buyer
    const { id } = await orderToPay(stage, buyer, 'stripe')
    await leave(buyer, id)
    await decide(buyer, 'sandbox_refuse')
    await sees(page, t('sandbox_declined'))
    await page.getByRole('button', { name: t('sandbox_cancel'), exact: true }).click()
    await page.waitForURL(`**/orders/${id}/pay?change&left`)
    await sees(page, t('payment_left', { method: t('payment_method_stripe') }))
    await page.locator('label:has(input[value=bank_transfer])').click()
    await page.getByRole('button', { name: t('payment_again'), exact: true }).click()
    await scrollsTo(page.getByRole('link', { name: t('payment_qr_save') }))
  })

  test('a refund that the provider refuses waits on the payments page until it is paid out by hand', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const buyer = await visit({ width, locale })
    const { page, t } = buyer
    const { id, total } = await orderToPay(stage, buyer, 'zalopay')
    await leave(buyer, id)
    const till = page.url()
    await decide(buyer, 'sandbox_pay')
    await page.waitForURL('**/order-success?order=*')
    await page.goto(till)
    await page.locator('select[name=refundsEnd]').selectOption('refused')
    const isSet = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.request().isNavigationRequest(),
    )
    await page.getByRole('button', { name: t('sandbox_refunds_set') }).click()
    expect((await isSet).status()).toBe(200)
    const desk = await visit(staffWay)
    await asShopkeeper(stage, desk, locale)
    const refund = async (byHand: boolean) => {
      await desk.go(`/admin/orders/${id}`)
      const refunds = desk.page.locator('#refunds')
      // After the refusal the shop holds money in excess, so the form is unfolded.
      if (!byHand) await refunds.getByText(t('order_admin_refund_new')).click()
      await refunds.locator('input[name=amount]').fill(String(total))
      await refunds.locator('input[name=reason]').fill('Khách trả hàng')
      if (byHand) await refunds.locator('label:has(input[name=byHand])').click()
      await refunds.getByRole('button', { name: t('order_admin_do_refund'), exact: true }).click()
      await desk.page.waitForURL('**done=refund')
    }
    await refund(false)
    const refusals = () =>
      closed.look((db) =>
        rowsOf(
          db,
          sql`select r.id from refunds r join payments p on p.id = r.payment_id where r.state = 'refused' and p.order_id = ${id}`,
        ),
      )
    await expect.poll(async () => (await refusals()).length).toBe(1)
    await refund(true)
    await desk.go('/admin/payments')
    const row = desk.page
      .locator('main li', { hasText: id.slice(-8) })
      .filter({ has: desk.page.locator('button[value=refund-done]') })
    await row.getByLabel(t('payment_admin_refund_reference')).fill('FT-HOAN-1')
    await row.getByRole('button', { name: t('payment_admin_refund_done') }).click()
    await sees(desk.page, t('payment_admin_done'))
    await untilPayment(stage, id, { state: 'refunded', refunded: total })
  })
})
