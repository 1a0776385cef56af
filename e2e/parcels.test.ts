import { describe } from 'vitest'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { system } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { comeIn, press, said } from './after-sale.ts'
import { judge } from './auth.ts'
import { placeFor, type Stage } from './customer.ts'
import { reads, scrollsTo, seesNot } from './sees.ts'
import { expect, rareWay, test } from './stage.ts'

async function aParcel(stage: Stage) {
  const orderId = await placeFor(stage, {})
  await stage.closed.look(async (db) => {
    await confirmOrder(db, system, { orderId })
    await packOrder(db, system, { orderId })
  })
  return orderId
}

describe.each(rareWay('desk', 'vi'))('parcels to send ($locale, $width px)', ({ width, locale }) => {
  test('packed parcels get waybills in bulk or scanned numbers; a number scanned twice is refused, and dispatched parcels leave the list', async ({
    visit,
    closed,
    shop,
  }) => {
    const stage = { closed, shop }
    const [first, second, third] = [await aParcel(stage), await aParcel(stage), await aParcel(stage)]
    const shipmentOf = (orderId: string) => closed.look(async (db) => (await findOrder(db, orderId))!.shipments[0]!)
    const desk = await visit({ width, locale })
    const { page, t } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/parcels' })
    const rowOf = (orderId: string) =>
      page
        .locator('main li:has(input[type=checkbox])')
        .filter({ hasText: orderId.slice(-8) })
        .first()
    const tracking = (orderId: string) => rowOf(orderId).locator('input[name^=tracking-]')
    await judge(desk, 'parcels to send')

    await rowOf(first).locator('input[type=checkbox]').check()
    await press(desk, 'shipment_admin_waiting_do_book', { carrier: 'GHN' })
    await said(desk, 'shipment_admin_waiting_made', { count: '1' })
    const { trackingCode } = await shipmentOf(first)
    await expect.poll(() => reads(rowOf(first))).toContain(trackingCode)
    await rowOf(first).locator('input[type=checkbox]').uncheck()

    // The scanner types the number and Enter, which moves to the next field.
    await tracking(second).focus()
    await page.keyboard.type('VTP1')
    await page.keyboard.press('Enter')
    await page.keyboard.type('VTP1')
    await press(desk, 'shipment_admin_waiting_do_leave')
    await scrollsTo(page, t('shipment_admin_tracking_twice'))
    await scrollsTo(page, t('admin_error_carrier'))
    await judge(desk, 'parcels with a number scanned twice')
    expect(await tracking(second).inputValue()).toBe('VTP1')
    await tracking(third).fill('VTP2')
    // Enter in a field makes no waybills.
    await page.locator('main input[name=carrier]').fill('Viettel Post')
    await page.keyboard.press('Enter')
    expect((await shipmentOf(second)).bookedAt).toBeNull()
    await press(desk, 'shipment_admin_waiting_do_leave')
    await said(desk, 'shipment_admin_waiting_left', { count: '2' })
    await seesNot(rowOf(second))
    await seesNot(rowOf(third))
    await judge(desk, 'parcels after some have left')
    expect(await shipmentOf(third)).toMatchObject({
      state: 'handed_over',
      carrier: 'Viettel Post',
      trackingCode: 'VTP2',
    })

    await rowOf(first).locator('input[type=checkbox]').check()
    await press(desk, 'shipment_admin_waiting_do_leave')
    await said(desk, 'shipment_admin_waiting_left', { count: '1' })
    await scrollsTo(page, t('shipment_admin_waiting_none_title'))
    expect(await shipmentOf(first)).toMatchObject({ state: 'handed_over', carrier: 'GHN' })
  })
})
