// @module-tag turn-2
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import type { Locale } from '#kit/localized.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { deliverAndSettle, comeIn, press, said } from './after-sale.ts'
import { fits, judge } from './auth.ts'
import { aria, guest } from './buy.ts'
import { aPhoto, signedInCustomer, type Stage } from './customer.ts'
import { emailAbout } from './mailbox.ts'
import { placeWork } from './place-work.ts'
import { expect, rareWay, test, wayOf, type Visit, type Way } from './stage.ts'
import { scrollsTo, sees } from './sees.ts'

/** The form of a buyer: one pair, the reason and the wanted resolution. */
async function ask({ page, t }: Visit, wish: 'refund' | 'exchange', instead?: string) {
  await page.locator(`label:has(input[name=wish][value=${wish}])`).click()
  await page.getByLabel(t('return_reason'), { exact: true }).selectOption('too_small')
  if (instead) await page.getByLabel(t('return_wanted'), { exact: true }).selectOption(instead)
}

async function lookUp({ page, go, t }: Visit, code: string) {
  await go('/orders/find')
  await page.locator('main input[name=code]').fill(code)
  await page.locator('main input[name=phone]').fill(guest.phone)
  await page
    .locator('main')
    .getByRole('button', { name: t('order_find_submit') })
    .click()
  await page.waitForURL(/\/orders\/\d{6}-/)
}

/** The stock of the pair and of the wanted size. */
const sizes = ({ closed }: Stage) =>
  closed.look(async (db) => {
    const rows = await rowsOf<{ id: string; size: string; price: string; onHand: number }>(
      db,
      sql`select v.id, v.options ->> 'size' as size, v.price, s.on_hand as "onHand" from variants v
        join product_translations w on w.product_id = v.product_id and w.locale = 'vi' join stock s on s.variant_id = v.id
        where w.slug = ${aria.slug} and v.options ->> 'colour' = 'white' and v.options ->> 'width' = 'R'`,
    )
    return new Map(rows.map((row) => [row.size, { ...row, price: Number(row.price) }]))
  })

/** Keeps it in stock, however often the journey runs. */
const stockUp = ({ closed }: Stage) =>
  closed.look((db) =>
    db.execute(sql`update stock set on_hand = 50 where variant_id in (select v.id from variants v
      join product_translations w on w.product_id = v.product_id where w.slug = ${aria.slug})`),
  )

/** Ordered by HTTP; other journeys test the screens of the checkout. */
async function aPairBought(stage: Stage, locale: Locale) {
  await stockUp(stage)
  return placeWork(stage, { variantId: (await sizes(stage)).get('255')!.id }, {}, locale)
}

const priceAt = ({ closed }: Stage, id: string, price: number) =>
  closed.look((db) => db.execute(sql`update variants set price = ${price} where id = ${id}`))

describe.each(wayOf('phone', 'vi'))('sending back ($locale, $width px)', ({ width, locale }) => {
  const staffWay: Way = { width: width < 600 ? 1440 : 390, locale }

  test('a guest finds the order and requests a refund with a photo; the shop approves, receives the pair and pays', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const id = await aPairBought(stage, locale)
    await deliverAndSettle(stage, id)
    const code = id.slice(-8)
    const before = (await sizes(stage)).get('255')!.onHand

    const buyer = await visit({ width, locale })
    await lookUp(buyer, code)
    await buyer.page.locator(`main a[href$="/orders/${id}/return"]`).click()
    await buyer.page.waitForURL('**/return')
    await press(buyer, 'return_send')
    await sees(buyer.page, buyer.t('return_errors', { count: 2 }))
    await scrollsTo(buyer.page.locator('main [aria-invalid=true]').first())
    await judge(buyer, 'the form for a return, faulty')
    await ask(buyer, 'refund')
    await buyer.page.locator('input[name=bank]').fill('Vietcombank')
    await buyer.page.locator('input[name=account]').fill('0011 0012 3456')
    await buyer.page.locator('input[name=holder]').fill('NGUYEN THI LAN')
    await press(buyer, 'return_send')
    await buyer.page.waitForURL(/\/returns\/[0-9a-f-]{36}/)
    await said(buyer, 'return_done_requested')
    await buyer.page.locator('input[type=file]').setInputFiles(await aPhoto())
    await said(buyer, 'media_photo_done')
    await fits(buyer, 'a return that was asked for')
    const page = new URL(buyer.page.url()).pathname
    const returnId = page.split('/').at(-1)!

    const desk = await visit(staffWay)
    await comeIn(desk, { url: shop.url, locale, to: '/admin/returns' })
    await desk.page.locator('main input[name=q]').fill('không có ai')
    await press(desk, 'admin_search')
    await said(desk, 'return_admin_unmatched_title')
    await desk.go(`/admin/returns?q=${code}`)
    await desk.page.locator(`main a[href$="${returnId}"]`).click()
    await desk.page.waitForURL(`**/admin/returns/${returnId}`)
    await scrollsTo(desk.page.getByAltText(desk.t('return_admin_picture', { number: 1 })))
    await fits(desk, 'a return to decide')
    await press(desk, 'return_admin_do_approve')
    await said(desk, 'return_admin_done_approve')

    await buyer.page.reload()
    const label = buyer.page.locator(`main a[href$="/label"]`)
    const paper = await buyer.page.request.get(new URL((await label.getAttribute('href'))!, shop.url).href)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await buyer.page.locator('input[name=carrier]').fill('Viettel Post')
    await buyer.page.locator('input[name=trackingCode]').fill('VTP123456')
    await press(buyer, 'return_sent')
    await said(buyer, 'return_done_sent')

    await desk.page.reload()
    await scrollsTo(desk.page.getByText('Viettel Post · VTP123456'))
    // No piece returns to stock unless staff chose that.
    await press(desk, 'return_admin_do_receive')
    await scrollsTo(desk.page.getByText(desk.t('return_admin_piece_undecided')))
    await desk.page.locator('select[name^=came-]').selectOption('good')
    await press(desk, 'return_admin_do_receive')
    await said(desk, 'return_admin_done_receive')
    expect((await sizes(stage)).get('255')!.onHand).toBe(before + 1)
    await judge(desk, 'a return to settle')
    await press(desk, 'return_admin_do_refund')
    await said(desk, 'return_admin_done_refund')
    await fits(desk, 'a return that is over')
    await buyer.page.reload()
    await scrollsTo(buyer.page.getByText(buyer.t('return_state_closed')).first())
    await fits(buyer, 'a return that is settled')
    for (const step of ['requested', 'approved', 'received', 'closed'])
      await emailAbout(closed.settings.DATA_DIR!, buyer.t(`email_return_${step}_subject`, { code }))
  })
})

describe.each(rareWay('phone', 'vi'))('sending back for another size ($locale, $width px)', ({ width, locale }) => {
  const staffWay: Way = { width: width < 600 ? 1440 : 390, locale }

  test('a customer exchanges for the next size, which is cheaper: the difference is shown and refunded', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const buyer = await visit({ width, locale })
    const { userId } = await signedInCustomer(stage, buyer, locale)
    const id = await aPairBought(stage, locale)
    await closed.look((db) => db.execute(sql`update orders set user_id = ${userId} where id = ${id}`))
    await deliverAndSettle(stage, id)
    const next = (await sizes(stage)).get('260')!
    const was = (await sizes(stage)).get('255')!.price
    await priceAt(stage, next.id, was - 150_000)

    await buyer.go(`/orders/${id}/return`)
    await ask(buyer, 'exchange', next.id)
    await press(buyer, 'return_send')
    await buyer.page.waitForURL(/\/returns\/[0-9a-f-]{36}/)
    const returnId = new URL(buyer.page.url()).pathname.split('/').at(-1)!

    const desk = await visit(staffWay)
    await comeIn(desk, { url: shop.url, locale, to: `/admin/returns/${returnId}` })
    await press(desk, 'return_admin_do_approve')
    await said(desk, 'return_admin_done_approve')
    await desk.page.locator('main select').first().selectOption('bad')
    await press(desk, 'return_admin_do_receive')
    await said(desk, 'return_admin_done_receive')
    await said(desk, 'return_admin_exchange_used', { credit: '0 ₫' })
    await judge(desk, 'an exchange to settle')
    await desk.page.getByLabel(desk.t('return_admin_exchange_whole_less', { amount: '150.000 ₫' })).check()
    await desk.page.locator('main form:has([name=whole]) input[name=reason]').fill('Khách đi thử một lần, trong nhà')
    await press(desk, 'return_admin_do_exchange')
    await said(desk, 'return_admin_done_exchange')

    const [made] = await closed.look((db) =>
      rowsOf<{ id: string; total: string; received: string; state: string }>(
        db,
        sql`select o.id, o.total, p.received, p.state from returns r join orders o on o.id = r.exchange_order_id
          join payments p on p.order_id = o.id where r.id = ${returnId}`,
      ),
    )
    expect(made).toMatchObject({ total: '0', received: '0', state: 'paid' })
    const back = await closed.look((db) =>
      rowsOf<{ amount: string }>(
        db,
        sql`select f.amount from refunds f join payments p on p.id = f.payment_id where p.order_id = ${id}`,
      ),
    )
    expect(back.map((one) => Number(one.amount))).toEqual([150_000])
    await buyer.go(`/orders/${made!.id}`)
    await scrollsTo(buyer.page.getByText(aria.name).first())
    await expect
      .poll(() =>
        closed.look(async (db) =>
          (
            await rowsOf<{ title: string }>(
              db,
              sql`select title ->> ${locale} as title from notifications where user_id = ${userId}`,
            )
          ).map((one) => one.title),
        ),
      )
      .toContain(buyer.t('notification_return_closed', { code: `${id.slice(-8)}-R1` }))
    await priceAt(stage, next.id, was)
  })
})
