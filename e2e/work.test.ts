import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { comeIn, press, said } from './after-sale.ts'
import { fits, judge } from './auth.ts'
import { aria } from './buy.ts'
import { aPhoto } from './customer.ts'
import { emailAbout } from './mailbox.ts'
import { placeWork, workOrderOf, variantOf } from './place-work.ts'
import { expect, rareWay, say, test } from './stage.ts'
import { scrollsTo } from './sees.ts'

describe.each(rareWay('desk', 'en'))('work on pairs ($locale, $width px)', ({ width, locale }) => {
  test('a pair that is bought is packed once its blades are sharp', async ({ visit, closed, shop }) => {
    const stage = { closed, shop }
    const services = [await variantOf(stage, 'blade-sharpening')]
    const pair = { variantId: await variantOf(stage, aria.slug), services, finalSince: new Date().toISOString() }
    const id = await placeWork(stage, pair, {})
    const ticket = await workOrderOf(stage, id)
    const bench = await visit({ width, locale })
    await comeIn(bench, { url: shop.url, locale, to: `/admin/orders/${id}` })
    await press(bench, 'admin_do_confirm')
    await said(bench, 'admin_done_confirm')
    await press(bench, 'admin_do_pack')
    await said(bench, 'refusal_work_unfinished', { codes: ticket.code })
    await closed.look((db) => db.execute(sql`update work_orders set due_on = due_on - 30 where id = ${ticket.id}`))
    await bench.go('/admin/work')
    await scrollsTo(bench.page.locator('main').getByText(bench.t('workshop_late', { day: '' }).trim()))
    await bench.page.getByRole('link', { name: ticket.code }).click()
    await bench.page.waitForURL(`**/admin/work/${ticket.id}`)
    await press(bench, 'workshop_do_start')
    await said(bench, 'workshop_done_start')
    await bench.page.locator('main input[name=hollow]').fill('7/16')
    await press(bench, 'workshop_do_finish')
    await said(bench, 'workshop_done_finish')
    await fits(bench, 'a ticket that is done')
    await bench.go(`/admin/orders/${id}`)
    await press(bench, 'admin_do_pack')
    await said(bench, 'admin_done_pack')
    await emailAbout(closed.settings.DATA_DIR!, say('vi', 'email_work_ready_subject', { code: id.slice(-8) }))
  })
})

describe.each(rareWay('desk', 'en'))('own skates in the workshop ($locale, $width px)', ({ width, locale }) => {
  test('a customer’s own skates are taken in with a ticket and photos, get a due day, are worked on, and are handed back for cash', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const line = { variantId: await variantOf(stage, 'blade-sharpening') }
    const id = await placeWork(stage, line, { method: 'pickup', payment: 'bank_transfer' })
    const { id: workId, code } = await workOrderOf(stage, id)
    const bench = await visit({ width, locale })
    await comeIn(bench, { url: shop.url, locale, to: '/admin/work?view=waiting' })
    await bench.page.getByRole('link', { name: code }).click()
    await bench.page.waitForURL(`**/admin/work/${workId}`)
    await bench.page.locator('main input[name=condition]').fill('Gỉ ở gót trái')
    await press(bench, 'workshop_do_take_in')
    await said(bench, 'workshop_done_take_in')
    const print = bench.page.locator('main a[href$="/ticket"]')
    const paper = await bench.page.request.get(new URL((await print.getAttribute('href'))!, shop.url).href)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    await bench.page.locator('input[type=file]').setInputFiles(await aPhoto())
    await said(bench, 'media_photo_done')
    await scrollsTo(bench.page.getByAltText(bench.t('workshop_photo_of', { number: 1 })))
    await bench.page.getByLabel(bench.t('workshop_due_on')).fill('01/01/2020')
    await press(bench, 'workshop_change_due')
    await said(bench, 'workshop_due_error')
    await bench.page.getByLabel(bench.t('workshop_due_on')).fill('24/12/2031')
    await press(bench, 'workshop_change_due')
    await said(bench, 'workshop_done_due')
    await fits(bench, 'a ticket of own skates')
    await press(bench, 'workshop_do_start')
    await said(bench, 'workshop_done_start')
    await press(bench, 'workshop_do_finish')
    await said(bench, 'workshop_done_finish')
    await press(bench, 'workshop_hand_back')
    await bench.page.locator('main select[name=way]').selectOption('cash')
    await judge(bench, 'skates to hand back')
    await press(bench, 'workshop_hand_back')
    await said(bench, 'workshop_done_hand_back')
    await bench.go(`/admin/orders/${id}`)
    await scrollsTo(bench.page.getByText(bench.t('payment_state_paid'), { exact: true }))
    await scrollsTo(bench.page.getByText(bench.t('order_state_delivered'), { exact: true }))
  })
})
