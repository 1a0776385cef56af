// @module-tag turn-1
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { comeIn } from './after-sale.ts'
import { judge } from './auth.ts'
import { addAria, fillCheckout, place, untilQuoted } from './buy.ts'
import { expect, test, wayOf } from './stage.ts'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'

describe.each(wayOf('phone', 'en'))(
  'parcels with GHN, and the cash that it collected ($locale, $width px)',
  ({ width, locale }) => {
    test('a parcel is quoted, packed, booked, transported by the carrier, delivered and settled', async ({
      visit,
      closed,
      shop,
    }) => {
      const buyer = await visit({ width, locale })
      await addAria(buyer, { size: '245' })
      await buyer.page.locator('dialog[open] a[href$="/checkout"]').click()
      await buyer.page.waitForURL('**/checkout')
      await fillCheckout(buyer)
      await untilQuoted(buyer.page)
      const id = await place(buyer)

      const admin = await visit({ width, locale })
      const { page, go, t } = admin
      const to = '/admin/shipping?province=01&ward=00004&weight=3200&value=500000'
      await comeIn(admin, { url: shop.url, locale, to })
      await scrollsTo(page.getByRole('status').getByText('25.000 ₫'))
      await go('/admin/shipping/zones/new')
      await go('/admin/shipping/settings')

      await go(`/admin/orders/${id}`)
      await page.getByRole('button', { name: t('admin_do_confirm'), exact: true }).click()
      await sees(page, t('admin_done_confirm'))
      await page.getByRole('link', { name: t('shipment_admin_split') }).click()
      await page.getByRole('button', { name: t('shipment_admin_do_pack'), exact: true }).click()
      await sees(page, t('shipment_admin_done'))
      await judge(admin, 'a parcel that waits')
      await page.getByRole('button', { name: t('shipment_admin_do_book'), exact: true }).click()
      const leave = page.getByRole('button', {
        name: t('shipment_admin_do_leave_booked', { carrier: 'GHN' }),
        exact: true,
      })
      await scrollsTo(leave)
      const tracking = await reads(page.locator('a[href*="donhang.ghn.vn"]'))
      const [code] = tracking.split(' ')
      await leave.click()
      await sees(page, t('admin_shipment_handed_over'))

      await go('/admin/carrier-sandbox')
      for (const step of ['picking', 'picked', 'storing', 'delivering', 'delivered']) {
        await page.getByRole('button', { name: step, exact: true }).click()
        await seesNot(page.getByRole('button', { name: step, exact: true }))
      }
      await judge(admin, 'the sandbox')
      await go('/admin/settlement')
      const collected = page.locator('main li', { hasText: code }).locator('b')
      // A job handles the carrier's webhook a moment later.
      await expect
        .poll(() => closed.look((db) => rowsOf(db, sql`select 1 from shipments where delivered_at is not null`)))
        .toHaveLength(1)
      await page.reload()
      const amount = await reads(collected)
      await go(`/admin/orders/${id}/parcels`)
      await scrollsTo(page.getByText(t('admin_shipment_delivered'), { exact: true }).first())
      await go('/admin/settlement')
      await page.locator('textarea[name=text]:visible').fill(`Mã vận đơn;COD\n${code};${amount}\nNOBODY;1000`)
      await page.getByRole('button', { name: t('shipment_settlement_do_check'), exact: true }).click()
      await scrollsTo(page.getByText(t('shipment_statement_fits'), { exact: true }))
      await scrollsTo(page.getByText(t('shipment_statement_unknown'), { exact: true }).first())
      await judge(admin, 'a statement that was checked')
      await page.locator('button[name=intent][value=settle]').click()
      await sees(page, t('shipment_settlement_settled', { count: 1 }))
      await go(`/admin/orders/${id}`)
      await scrollsTo(page.getByText(t('payment_state_paid'), { exact: true }))
    })
  },
)
