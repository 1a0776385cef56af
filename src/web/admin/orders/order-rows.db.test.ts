import { eq, inArray } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { cancelOrder } from '#flows/orders/cancel-order.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { users } from '#shop/identity/schema.ts'
import { countOrderRows } from '#flows/orders/count-order-rows.ts'
import { listOrderRows } from '#flows/orders/list-order-rows.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import { findOrderState } from '#shop/payments/find-order-state.ts'
import { payments } from '#shop/payments/schema.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { paymentTagWords } from '#web/admin-kit/states/state-tags.tsx'
import { m } from '#words/messages.js'
import { readOrderParams } from './list/read-order-params.ts'
import { findOrderedProduct } from './list/find-ordered-product.ts'
import { readAdminOrder } from './order/read-admin-order.ts'

async function anOrderOf(db: Db, name: string, phone: string, price = 1_000_000) {
  const { variantId } = await aProduct(db, { price })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { address, ...placement } = aPlacement(cart, price)
  const order = { ...placement, contact: { name, phone, email: null }, address: { ...address!, name, phone } }
  return placeOrder(db, guest, order)
}

const ask = (search: string) => ({ ...readOrderParams(new URLSearchParams(search)), page: 1 })
const names = async (db: Db, search: string) => (await listOrderRows(db, ask(search))).map((row) => row.name).sort()

describe('the list of orders', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('an order is found by name without accents, by phone in local form, and by code', async ({ db }) => {
    const dao = await anOrderOf(db, 'Đặng Thị Ánh Đào', '+84901234567')
    await anOrderOf(db, 'Trần Huy', '+84987654321')
    expect(await names(db, 'q=dang thi anh dao')).toEqual(['Đặng Thị Ánh Đào'])
    expect(await names(db, 'q=ÁNH ĐÀO')).toEqual(['Đặng Thị Ánh Đào'])
    expect(await names(db, 'q=0901 234')).toEqual(['Đặng Thị Ánh Đào'])
    expect(await names(db, `q=${dao.code.toLowerCase()}`)).toEqual(['Đặng Thị Ánh Đào'])
    expect(await names(db, `q=%23${dao.code}`)).toEqual(['Đặng Thị Ánh Đào'])
  })

  test('an order is found by its street, its note, and the full reference of its transfer', async ({ db }) => {
    const { id } = await anOrderOf(db, 'Lê Lan', '+84901111111')
    await anOrderOf(db, 'Trần Huy', '+84987654321')
    await db.update(orders).set({ note: 'Gọi trước khi giao' }).where(eq(orders.id, id))
    await db.update(orderAddresses).set({ street: '8 Nguyễn Huệ' }).where(eq(orderAddresses.orderId, id))
    await settleCash(db, 'user:x', { orderId: id, reason: 'Sao kê', reference: 'FT2611' })
    for (const typed of ['goi truoc', '8 nguyen hue', 'ft2611'])
      expect(await names(db, `q=${typed}`)).toEqual(['Lê Lan'])
    expect(await names(db, 'q=ft26')).toEqual([])
  })

  test('the tab of problems lists orders that need staff, each with the reasons', async ({ db }) => {
    const { id } = await anOrderOf(db, 'Lê Lan', '+84901111111')
    const other = await anOrderOf(db, 'Trần Huy', '+84987654321')
    for (const orderId of [id, other.id]) await settleCash(db, 'user:x', { orderId, reason: 'Sao kê' })
    await cancelOrder(db, 'user:x', { orderId: id, reason: 'Khách đổi ý', refund: true })
    await cancelOrder(db, 'user:x', { orderId: other.id, reason: 'Khách đổi ý' })
    const rows = await listOrderRows(db, ask('view=problems'))
    expect(Object.fromEntries(rows.map(({ name, issues }) => [name, issues]))).toEqual({
      'Lê Lan': ['refund', 'cancelled'],
      'Trần Huy': ['cancelled'],
    })
    expect(await countOrderRows(db, ask(''))).toMatchObject({ problems: 2 })
  })

  test('a cancelled order that was paid in part asks for no rest while its refund is on the way', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const asked = aPlacement(await aCart(db, [{ variantId, quantity: 1 }]), 1_000_000, { payment: 'bank_transfer' })
    const { id: orderId } = await placeOrder(db, guest, asked)
    await settleCash(db, 'user:x', { orderId, amount: 400_000, reason: 'Sao kê' })
    await cancelOrder(db, 'user:x', { orderId, reason: 'Khách đổi ý', refund: true })
    expect((await readAdminOrder(db, orderId))!.payment).toMatchObject({ state: 'awaiting', owed: 0, link: null })
    expect(await findOrderState(db, orderId)).toMatchObject({ owed: 0 })
    const [row] = await listOrderRows(db, ask(''))
    expect(paymentTagWords({ state: row!.state, payment: row!.money! })).toBe(m.payment_state_refund_due())
  })

  test('characters with a meaning in SQL are searched as plain letters', async ({ db }) => {
    await anOrderOf(db, 'Trần Huy', '+84987654321')
    expect(await names(db, 'q=%25')).toEqual([])
    expect(await names(db, 'q=_')).toEqual([])
    expect(await names(db, `q=${encodeURIComponent("'; drop table orders; --")}`)).toEqual([])
  })

  test('the tabs count within the search, and add up', async ({ db }) => {
    const first = await anOrderOf(db, 'Lê Lan', '+84901111111')
    await anOrderOf(db, 'Lê Lan', '+84901111111')
    await anOrderOf(db, 'Phạm Minh', '+84902222222')
    await confirmOrder(db, 'user:x', { orderId: first.id })
    const none = { pay: 0, ship: 0, underway: 0, settle: 0, problems: 0 }
    expect(await countOrderRows(db, ask(''))).toEqual({ all: 3, confirm: 2, pack: 1, ...none })
    expect(await countOrderRows(db, ask('q=lan'))).toEqual({ all: 2, confirm: 1, pack: 1, ...none })
    expect(await names(db, 'q=lan&view=confirm')).toEqual(['Lê Lan'])
    expect(await names(db, 'method=pickup')).toEqual([])
    expect(await names(db, 'q=lan&state=confirmed')).toEqual(['Lê Lan'])
    expect(await names(db, 'payment=paid')).toEqual([])
    expect((await names(db, 'payment=due')).length).toBe(3)
  })

  test('orders are filtered by Vietnamese days, payment method, province and product', async ({ db }) => {
    const lan = await anOrderOf(db, 'Lê Lan', '+84901111111')
    const huy = await anOrderOf(db, 'Trần Huy', '+84987654321')
    // In Vietnam 16:30 UTC is 23:30 on the 20th, and 17:30 UTC is 00:30 on the 21st.
    await db
      .update(orders)
      .set({ placedAt: new Date('2026-11-20T16:30:00Z') })
      .where(eq(orders.id, lan.id))
    await db
      .update(orders)
      .set({ placedAt: new Date('2026-11-20T17:30:00Z') })
      .where(eq(orders.id, huy.id))
    expect(await names(db, 'from=2026-11-20&until=2026-11-20')).toEqual(['Lê Lan'])
    expect(await names(db, 'from=2026-11-21')).toEqual(['Trần Huy'])
    expect(await names(db, 'until=2026-11-19')).toEqual([])
    await db.update(payments).set({ method: 'momo' }).where(eq(payments.orderId, huy.id))
    expect(await names(db, 'way=momo')).toEqual(['Trần Huy'])
    await db.update(orderAddresses).set({ provinceCode: '79' }).where(eq(orderAddresses.orderId, huy.id))
    expect(await names(db, 'province=79')).toEqual(['Trần Huy'])
    expect(await names(db, 'province=none')).toEqual([])
    const { variantId, productId } = (await findOrder(db, lan.id))!.lines[0]!
    expect(await names(db, `variant=${variantId}`)).toEqual(['Lê Lan'])
    expect(await names(db, `product=${productId}&from=2026-11-20`)).toEqual(['Lê Lan'])
    expect(await findOrderedProduct(db, { product: productId, variant: null })).toBeTruthy()
    await cancelOrder(db, 'user:x', { orderId: lan.id, reason: 'Khách đổi ý' })
    expect(await names(db, 'state=sold')).toEqual(['Trần Huy'])
    expect(await countOrderRows(db, ask('state=sold&way=momo'))).toMatchObject({ all: 1 })
    expect(await names(db, 'from=yesterday&product=x&province=Hanoi&way=gold')).toEqual(['Lê Lan', 'Trần Huy'])
  })

  test('all orders of a customer’s account are listed and counted, whatever email address they carry', async ({
    db,
  }) => {
    const first = await anOrderOf(db, 'Lê Lan', '+84901111111')
    const second = await anOrderOf(db, 'Bé Na', '+84902222222')
    await anOrderOf(db, 'Trần Huy', '+84987654321')
    const userId = crypto.randomUUID()
    await db.insert(users).values({ id: userId, name: 'Lê Lan', email: 'moi@example.com' })
    await db
      .update(orders)
      .set({ userId, email: 'cu@example.com' })
      .where(inArray(orders.id, [first.id, second.id]))
    expect(await names(db, `user=${userId}`)).toEqual(['Bé Na', 'Lê Lan'])
    expect(await names(db, `user=${userId}&q=lan`)).toEqual(['Lê Lan'])
    expect(await countOrderRows(db, ask(`user=${userId}`))).toMatchObject({ all: 2, confirm: 2 })
    expect(await names(db, 'user=9YpWb3kqTzQ1mXfR7cVhL2dNs8aGe4Ju')).toEqual([])
  })

  test('an order is found by the SKU of one of its products', async ({ db }) => {
    const { variantId } = await aProduct(db, { sku: 'ARIA-75-245', price: 1_000_000 })
    const cart = await aCart(db, [{ variantId, quantity: 1 }])
    await placeOrder(db, guest, aPlacement(cart, 1_000_000))
    await anOrderOf(db, 'Trần Huy', '+84987654321')
    expect(await names(db, 'q=aria-75')).toEqual(['Nguyễn Thị Lan'])
  })

  test('an order to be paid in advance is counted under payment, not under confirmation', async ({ db }) => {
    const { id } = await anOrderOf(db, 'Lê Lan', '+84901111111')
    await db.update(payments).set({ state: 'awaiting', method: 'bank_transfer' }).where(eq(payments.orderId, id))
    expect(await countOrderRows(db, ask(''))).toMatchObject({ confirm: 0, pay: 1, problems: 0 })
    await db.update(payments).set({ state: 'failed' }).where(eq(payments.orderId, id))
    expect(await countOrderRows(db, ask(''))).toMatchObject({ confirm: 0, pay: 1, problems: 1 })
  })

  test('an export that is read page by page misses no order that a colleague confirms meanwhile', async ({ db }) => {
    for (const name of ['Lê Lan', 'Trần Huy', 'Phạm Minh']) await anOrderOf(db, name, '+84901111111')
    const query = ask('view=confirm&sort=time')
    const [first] = await listOrderRows(db, query, 1)
    await confirmOrder(db, 'user:x', { orderId: first!.id })
    const others = await listOrderRows(db, query, 2, first!.id)
    expect([first!, ...others].map(({ name }) => name).toSorted()).toEqual(['Lê Lan', 'Phạm Minh', 'Trần Huy'])
  })

  test('orders are sorted by the highest total on request', async ({ db }) => {
    for (const price of [2_000_000, 3_000_000, 1_000_000]) await anOrderOf(db, 'Lê Lan', '+84901111111', price)
    expect((await listOrderRows(db, ask('sort=-total'))).map((row) => row.total)).toEqual([
      3_000_000, 2_000_000, 1_000_000,
    ])
  })
})

describe('the order page of staff', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('the page offers only the next steps that the order allows', async ({ db }) => {
    const { id } = await anOrderOf(db, 'Lê Lan', '+84901111111')
    expect((await readAdminOrder(db, id))?.moves).toEqual(['confirm', 'cancel'])
    await confirmOrder(db, 'user:x', { orderId: id })
    expect((await readAdminOrder(db, id))?.moves).toEqual(['pack', 'cancel'])
    expect(await readAdminOrder(db, 'no-such-order')).toBeUndefined()
  })

  test('the page does not reveal the placement key', async ({ db }) => {
    const { id } = await anOrderOf(db, 'Lê Lan', '+84901111111')
    expect(await readAdminOrder(db, id)).not.toHaveProperty('placementKey')
  })
})
