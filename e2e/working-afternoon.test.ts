import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { dong } from '#kit/money.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { sendInquiry } from '#shop/inquiries/send-inquiry.ts'
import { seedOpenOrders } from './open-orders.ts'
import { comeIn, press } from './after-sale.ts'
import { fits, told } from './auth.ts'
import { aria } from './buy.ts'
import type { Stage } from './customer.ts'
import { placeWork, workOrderOf, variantOf } from './place-work.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

const tag = 'CHIEU'

/** The work that came in since the morning: one of each kind. */
const theAfternoon = ({ closed }: Stage) =>
  closed.look(async (db) => {
    const morning = await seedOpenOrders(db, { orders: 2, tag })
    await sendInquiry(db, {
      topic: 'size',
      text: 'Chân 248 mm thì lấy size nào ạ?',
      name: 'Thu Hà',
      email: 'thu.ha@example.com',
      phone: null,
      orderCode: null,
      userId: null,
      locale: 'vi',
    })
    return morning
  })

/** The figures computed from orders and refunds, without the stored sums. */
const books = ({ closed }: Stage) =>
  closed.look(async (db) => {
    const [row] = await rowsOf<{ orders: number; total: number; refund: number }>(
      db,
      sql`select (select count(*)::int from orders where state <> 'cancelled') as orders,
        (select sum(total)::float8 from orders where state <> 'cancelled') as total,
        (select coalesce(sum(amount), 0)::float8 from refunds where state = 'done') as refund`,
    )
    return row!
  })

/** Opens the first entry of a list with these words. */
async function open({ page, go }: Visit, list: string, words: string) {
  await go(list)
  await page.locator('main').getByRole('link', { name: words }).filter({ visible: true }).first().click()
  await page.waitForURL(new RegExp(`${list}/[0-9a-f-]{36}`))
}

describe.each(rareWay('phone', 'en'))('a working afternoon ($locale, $width px)', ({ width, locale }) => {
  test('staff sharpen and ship skates, refund and match money, take cash and answer people, and the figures equal the books', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const { carried, paid, unmatched, returnId, returned, asked } = await theAfternoon(stage)
    const services = [await variantOf(stage, 'blade-sharpening')]
    const pair = { variantId: await variantOf(stage, aria.slug), services, finalSince: new Date().toISOString() }
    const sharpened = await placeWork(stage, pair, {})
    const { code: ticket } = await workOrderOf(stage, sharpened)
    const desk = await visit({ width, locale })
    const { page, go, t } = desk

    await comeIn(desk, { url: shop.url, locale, to: `/admin/orders/${sharpened}` })
    await press(desk, 'admin_do_confirm')
    await told(desk, 'admin_done_confirm')
    await open(desk, '/admin/work', ticket)
    await press(desk, 'workshop_do_start')
    await told(desk, 'workshop_done_start')
    await press(desk, 'workshop_do_finish')
    await told(desk, 'workshop_done_finish')
    await go(`/admin/orders/${sharpened}`)
    await press(desk, 'admin_do_pack')
    await told(desk, 'admin_done_pack')
    const field = (name: string) => page.locator(`main [name="${name}"]`).filter({ visible: true }).first()
    await field('carrier').fill('GHN')
    await field('trackingCode').fill(`GHN${tag}99`)
    await press(desk, 'admin_do_ship')
    await told(desk, 'admin_done_ship')

    await go(`/admin/returns/new/${carried.id}`)
    await go(`/admin/returns/${returnId}`)
    for (const step of ['approve', 'receive', 'refund']) {
      if (step === 'receive') await page.locator('select[name^=came-]').selectOption('good')
      await press(desk, `return_admin_do_${step}`)
      await told(desk, `return_admin_done_${step}`)
    }
    const waiting = (words: string) => page.locator('main li', { hasText: words }).filter({ has: page.locator('form') })
    await go('/admin/payments')
    const owed = waiting(returned.code)
    await owed.getByLabel(t('payment_admin_refund_reference')).fill(`FT-${tag}`)
    await owed.getByRole('button', { name: t('payment_admin_refund_done') }).click()
    await told(desk, 'payment_admin_done')
    await seesNot(owed)
    const came = waiting(dong(unmatched)).filter({ hasText: paid.code })
    await came.getByLabel(t('admin_reason')).fill('Khách chuyển thiếu, sẽ chuyển thêm')
    await came.getByRole('button', { name: t('payment_admin_match') }).click()
    await seesNot(came)

    await go('/admin/settlement')
    await field('text').fill(`Mã vận đơn;COD\nGHN${tag}41;${carried.total}`)
    await press(desk, 'shipment_settlement_do_check')
    await scrollsTo(page.getByText(t('shipment_statement_fits'), { exact: true }))
    await page.locator('button[name=intent][value=settle]').click()
    await told(desk, 'shipment_settlement_settled', { count: 1 })

    await open(desk, '/admin/reviews', `Đáng tiền ${tag}`)
    await field('vi').fill('Cảm ơn bạn, chúng tôi đang làm bản nhẹ hơn.')
    await press(desk, 'moderation_reply_send')
    await told(desk, 'moderation_done_reply')
    await open(desk, '/admin/questions', asked)
    await field('vi').fill('Có, cửa hàng giao thứ sáu.')
    await press(desk, 'moderation_answer_send')
    await told(desk, 'moderation_done_answer')
    await open(desk, '/admin/inquiries', 'Thu Hà')
    await field('reply').fill('Chân 248 mm thì lấy size 250 bạn nhé.')
    await press(desk, 'inquiry_reply_send')
    await scrollsTo(page.getByText(t('inquiry_said_mail')))

    const { orders, total, refund } = await books(stage)
    expect(refund).toBeGreaterThan(0)
    await go('/admin/analytics')
    const shown = (text: string) => scrollsTo(page.locator('main').getByText(text))
    await shown(dong(total))
    await shown(dong(refund))
    const file = await page.request.get(`${shop.url}/admin/analytics/export?by=day`)
    const [head, ...days] = (await file.text()).replace('\uFEFF', '').trim().split('\r\n')
    const names = head!.split(',')
    // The last line of the file says that nothing is missing.
    const sum = (key: string) =>
      days.slice(0, -1).reduce((all, day) => all + Number(day.split(',')[names.indexOf(t(key))]), 0)
    expect({ orders: sum('analytics_orders'), total: sum('analytics_total'), refund: sum('analytics_refund') }).toEqual(
      {
        orders,
        total,
        refund,
      },
    )
    await fits(desk, 'the figures of the day')
  })
})
