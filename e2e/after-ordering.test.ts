import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { addAria, fillCheckout, guest, place, untilQuoted } from './buy.ts'
import { placeFor } from './customer.ts'
import { overflow, seriousFindings } from './look.ts'
import { expect, test, wayOf } from './stage.ts'
import { reads, scrollsTo, seesNot } from './sees.ts'

const patience = { timeout: 15_000 }

describe.each(wayOf('phone', 'en'))(
  'PRODUCT 3 and 5: after ordering, as a guest ($locale, $width px)',
  ({ width, locale }) => {
    test('the order is found by code and phone, called off, and bought again', async ({ visit, closed, shop }) => {
      const id = await placeFor({ closed, shop }, {})
      const seen = await visit({ width, locale })
      const { page, go, t } = seen
      await go('/orders/find')
      expect(await seriousFindings(page)).toEqual([])
      await page.locator('main input[name=code]').fill('00000000')
      await page.locator('main input[name=phone]').fill(guest.phone)
      await page.getByRole('button', { name: t('lookup_submit') }).click()
      await scrollsTo(page.getByText(t('lookup_unknown')))
      await page.locator('main input[name=code]').fill(id.slice(-8).toLowerCase())
      await page.getByRole('button', { name: t('lookup_submit') }).click()
      await page.waitForURL(`**/orders/${id}`)
      expect(await seriousFindings(page)).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)

      await page.getByRole('link', { name: t('cancel_title') }).click()
      await page.waitForURL('**/cancellation')
      expect(await seriousFindings(page)).toEqual([])
      await page.getByText(t('cancel_reason_choice')).click()
      await page.getByRole('button', { name: t('cancel_do') }).click()
      await page.waitForURL(`**/orders/${id}?done=cancelled`)
      await scrollsTo(page.getByText(t('cancel_done'), { exact: true }))
      await expect
        .poll(
          () => closed.look((db) => rowsOf<{ state: string }>(db, sql`select state from orders where id = ${id}`)),
          patience,
        )
        .toEqual([{ state: 'cancelled' }])
      await seesNot(page.getByRole('link', { name: t('cancel_title') }))

      await page.getByRole('button', { name: t('order_again') }).click()
      await scrollsTo(page.locator('dialog[open] a[href$="/checkout"]'))
    })

    test('a line put aside leaves the cart, and comes back with one press', async ({ visit }) => {
      const seen = await visit({ width, locale })
      const { page, go, t } = seen
      await addAria(seen, { size: '235' })
      await go('/cart')
      await page.getByRole('button', { name: t('saved_save_named', { name: 'Lướt Aria 75' }) }).click()
      await scrollsTo(page.getByRole('heading', { name: t('saved_count', { count: 1 }) }))
      await scrollsTo(page.getByText(t('cart_empty_title')))
      expect(await seriousFindings(page)).toEqual([])
      await page.reload()
      await page.getByRole('button', { name: t('saved_back_named', { name: 'Lướt Aria 75' }) }).click()
      await scrollsTo(page.getByRole('link', { name: t('drawer_checkout') }).first())
      await expect.poll(() => page.evaluate(() => localStorage.getItem('luot_saved')), patience).toBeNull()
    })
  },
)

describe('PRODUCT 5: the whole way of a guest’s own order', () => {
  test('what was reviewed before the button stands on the order’s page, with its invoice', async ({ visit }) => {
    const seen = await visit({ width: 390 })
    const { page, go, t } = seen
    await addAria(seen, { size: '245' })
    await go('/checkout')
    await fillCheckout(seen)
    await untilQuoted(page)
    const review = page.getByRole('region', { name: t('checkout_review') })
    for (const text of [guest.name, guest.street, 'Phường Ba Đình', t('method_cod')])
      await expect.poll(() => reads(review), patience).toContain(text)
    const id = await place(seen)
    await go(`/orders/${id}`)
    await scrollsTo(page.getByText(guest.street).first())
    await expect
      .poll(() => page.getByRole('link', { name: t('order_invoice_open') }).getAttribute('href'))
      .toContain('/invoice')
  })
})
