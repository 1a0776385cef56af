import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { addAria, cells, fillCheckout, guest, place, placeButton, untilQuoted } from './buy.ts'
import { expect, test, type Visit } from './stage.ts'
import { scrollsTo } from './sees.ts'

const countOrders = async (db: Db) =>
  (await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from orders`))[0]!.n

async function toCheckout(visitor: Visit, size: string) {
  await addAria(visitor, { size })
  await visitor.go('/checkout')
  await fillCheckout(visitor)
  await untilQuoted(visitor.page)
}

describe('Bad input at checkout: a sentence, nothing lost, nothing bought twice', () => {
  test('an empty form tells everything at its field and above, and keeps what is typed next', async ({ visit }) => {
    const { page, go, t } = await visit({ width: 390 })
    await addAria({ page, go, t, complaints: [] }, { size: '215' })
    await go('/checkout')
    await placeButton(page).click()
    const summary = page.locator('[role=alert]', { hasText: t('checkout_errors', { count: 5 }) })
    await scrollsTo(summary)
    for (const key of [
      'checkout_phone_missing',
      'checkout_name_missing',
      'checkout_province_missing',
      'checkout_ward_missing',
      'checkout_street_missing',
    ])
      await expect.poll(() => page.getByText(t(key)).count()).toBeGreaterThanOrEqual(2)
    await page.locator('input[name=phone]').fill('12345')
    await page.locator('input[name=name]').fill('Lan')
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name')
    await scrollsTo(page.getByText(t('checkout_phone_wrong')).first())
    await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe('Lan')
  })

  test('a wrong number that looks right is refused by the server, and the form comes back filled', async ({
    visit,
  }) => {
    const visitor = await visit()
    const { page, t } = visitor
    await toCheckout(visitor, '220')
    await page.locator('input[name=phone]').fill('0123456789')
    await placeButton(page).click()
    await scrollsTo(page.getByText(t('checkout_phone_wrong')).first())
    for (const [name, value] of Object.entries({ name: guest.name, email: guest.email, street: guest.street }))
      await expect.poll(() => page.locator(`input[name=${name}]`).inputValue()).toBe(value)
    await page.locator('input[name=phone]').fill(guest.phone)
    await place(visitor)
  })

  test('a price that rises in between is shown and asked again, then charged as shown', async ({ visit, closed }) => {
    const visitor = await visit()
    const { page, t } = visitor
    await toCheckout(visitor, '230')
    await closed.look((db) =>
      db.execute(sql`update variants set price = price + 100000 where sku = 'FP-ARIA-WHT-230-R'`),
    )
    await placeButton(page).click()
    await scrollsTo(page.getByText(t('refusal_total_changed')))
    await scrollsTo(page.locator('[role=alert] s', { hasText: '7.890.000' }))
    await scrollsTo(page.locator('[role=alert] b', { hasText: '7.990.000' }))
    await expect.poll(() => page.locator('input[name=street]').inputValue()).toBe(guest.street)
    const id = await place(visitor)
    expect(
      await closed.look(
        async (db) => (await rowsOf<{ total: string }>(db, sql`select total from orders where id = ${id}`))[0]!.total,
      ),
    ).toBe('7990000')
  })

  test('the last pair sold to someone else in between: a sentence, no order, the cart still there', async ({
    visit,
    closed,
  }) => {
    const visitor = await visit()
    const { page, t } = visitor
    await toCheckout(visitor, '255')
    const before = await closed.look(countOrders)
    await closed.look((db) =>
      db.execute(
        sql`update stock set on_hand = reserved from variants where variants.id = stock.variant_id and sku = 'FP-ARIA-WHT-255-R'`,
      ),
    )
    await placeButton(page).click()
    await scrollsTo(page.getByText(t('problem_sold_out', { name: 'Lướt Aria 75' })).first())
    expect(await closed.look(countOrders)).toBe(before)
    expect(await page.evaluate(() => localStorage.getItem('luot_cart'))).toContain('luot-aria-75')
  })

  test('a product withdrawn in between is said, not ordered', async ({ visit, closed }) => {
    const visitor = await visit()
    const { page, t } = visitor
    await toCheckout(visitor, '260')
    await closed.look((db) => db.execute(sql`update variants set archived_at = now() where sku = 'FP-ARIA-WHT-260-R'`))
    await placeButton(page).click()
    await scrollsTo(page.getByText(t('problem_withdrawn')).first())
  })

  test('pressed twice at once, and again after the back button: one order', async ({ visit, closed }) => {
    const visitor = await visit()
    const { page } = visitor
    await toCheckout(visitor, '265')
    const before = await closed.look(countOrders)
    await placeButton(page).dblclick()
    await page.waitForURL('**/order-success?order=*')
    const first = page.url()
    await page.goBack()
    await page.waitForLoadState('networkidle')
    if (await placeButton(page).isVisible()) {
      await placeButton(page).click()
      await page.waitForLoadState('networkidle')
    }
    expect(await closed.look(countOrders)).toBe(before + 1)
    expect(first).toContain('/order-success?order=')
  })

  test('two tabs with one cart: the second is told that it was ordered', async ({ visit, closed }) => {
    const visitor = await visit()
    await toCheckout(visitor, '270')
    const second = await visitor.page.context().newPage()
    await second.goto(visitor.page.url())
    await fillCheckout({ ...visitor, page: second })
    await second.waitForLoadState('networkidle')
    const before = await closed.look(countOrders)
    await place(visitor)
    await placeButton(second).click()
    await scrollsTo(
      second
        .getByText(visitor.t('refusal_cart_closed'))
        .or(second.getByText(visitor.t('cart_empty_title')))
        .first(),
    )
    expect(await closed.look(countOrders)).toBe(before + 1)
  })

  test('a tampered cart in the browser changes nothing but what is shown', async ({ visit, closed }) => {
    const visitor = await visit()
    const { page, go, t } = visitor
    await addAria(visitor, { size: '210' })
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('luot_cart')!) as { items: Record<string, unknown>[] }
      const [line] = cart.items
      cart.items = [
        { ...line, price: 1, salePrice: 0 },
        { ...line, id: 'nothing', quantity: 2 },
        { ...line, id: '00000000-0000-4000-8000-000000000000' },
        { ...line, id: 'x', quantity: -1 },
      ]
      localStorage.setItem('luot_cart', JSON.stringify(cart))
    })
    await go('/cart')
    await scrollsTo(page.getByText(t('cart_dropped')))
    await scrollsTo(page.getByText('7.890.000').locator('visible=true').first())
    await go('/checkout')
    await fillCheckout(visitor)
    await untilQuoted(page)
    const id = await place(visitor)
    expect(
      await closed.look(
        async (db) => (await rowsOf<{ total: string }>(db, sql`select total from orders where id = ${id}`))[0]!.total,
      ),
    ).toBe('7890000')
  })
})

describe('SPEC 4: the whole way without scripts', () => {
  test.for([390, 1440])('choose, cart, checkout, order (%i px)', async (width, { visit }) => {
    const { page, go, t } = await visit({ width, script: false })
    await go('/product/luot-aria-75')
    for (const [name, value] of Object.entries(cells({ colour: 'white', size: '245', width: 'R' })))
      await page.locator(`form#buy label:has(input[name=${name}][value="${value}"])`).click()
    await page.locator('#add-to-cart').click()
    await page.waitForURL('**/cart')
    await page.locator('select[name=quantity]').selectOption('2')
    await page.getByRole('button', { name: t('cart_update') }).click()
    await scrollsTo(page.getByText('15.780.000').first())
    await page.getByRole('link', { name: t('drawer_checkout'), exact: true }).click()
    await page.waitForURL('**/checkout')
    await page.locator('input[name=phone]').fill(guest.phone)
    await page.locator('input[name=name]').fill(guest.name)
    await page.locator('input[name=street]').fill(guest.street)
    await page.locator('select[name=province]').selectOption({ label: 'Thành phố Hà Nội' })
    await page.getByRole('button', { name: t('checkout_refresh') }).click()
    await page.locator('select[name=ward]').selectOption({ label: 'Phường Ba Đình' })
    await expect.poll(() => page.locator('input[name=name]').inputValue()).toBe(guest.name)
    await placeButton(page).click()
    // Nothing is ordered before fee, day and way to pay were seen.
    await scrollsTo(page.getByText(t('checkout_review_title')))
    await scrollsTo(page.locator('#review').locator('..').getByText('Phường Ba Đình'))
    await placeButton(page).click()
    await page.waitForURL('**/order-success?order=*')
    await scrollsTo(page.getByText(t('order_success_no_mail')))
  })
})
