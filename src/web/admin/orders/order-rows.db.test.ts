import { describe, expect } from 'vitest'
import { confirmOrder } from '#flows/confirm-order.ts'
import { placeOrder } from '#flows/place-order.ts'
import type { Db } from '#platform/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { countOrderRows } from '#shop/payments/count-order-rows.ts'
import { listOrderRows } from '#shop/payments/list-order-rows.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { askedOrders } from './asked-orders.ts'
import { readDesk } from './read-desk.ts'

async function anOrderOf(db: Db, name: string, phone: string, price = 1_000_000) {
  const { variantId } = await aProduct(db, { price })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  return placeOrder(db, guest, aPlacement(cart, price, { contact: { name, phone, email: null } }))
}

const ask = (search: string) => ({ ...askedOrders(new URLSearchParams(search)), page: 1 })
const names = async (db: Db, search: string) => (await listOrderRows(db, ask(search))).map((row) => row.name).sort()

describe('the list of orders', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('a customer is found without accents, by phone as it is written here, and by the code', async ({ db }) => {
    const dao = await anOrderOf(db, 'Đặng Thị Ánh Đào', '+84901234567')
    await anOrderOf(db, 'Trần Huy', '+84987654321')
    expect(await names(db, 'q=dang thi anh dao')).toEqual(['Đặng Thị Ánh Đào'])
    expect(await names(db, 'q=ÁNH ĐÀO')).toEqual(['Đặng Thị Ánh Đào'])
    expect(await names(db, 'q=0901 234')).toEqual(['Đặng Thị Ánh Đào'])
    expect(await names(db, `q=${dao.code.toLowerCase()}`)).toEqual(['Đặng Thị Ánh Đào'])
    expect(await names(db, `q=%23${dao.code}`)).toEqual(['Đặng Thị Ánh Đào'])
  })

  test('signs that mean something to the database are only letters', async ({ db }) => {
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
    expect(await countOrderRows(db, ask(''))).toEqual({ all: 3, byState: { placed: 2, confirmed: 1 } })
    expect(await countOrderRows(db, ask('q=lan'))).toEqual({ all: 2, byState: { placed: 1, confirmed: 1 } })
    expect(await names(db, 'q=lan&state=confirmed')).toEqual(['Lê Lan'])
    expect(await names(db, 'payment=paid')).toEqual([])
    expect((await names(db, 'payment=due')).length).toBe(3)
  })

  test('the dearest first, when asked', async ({ db }) => {
    for (const price of [2_000_000, 3_000_000, 1_000_000]) await anOrderOf(db, 'Lê Lan', '+84901111111', price)
    expect((await listOrderRows(db, ask('sort=-total'))).map((row) => row.total)).toEqual([
      3_000_000, 2_000_000, 1_000_000,
    ])
  })
})

describe('the desk of an order', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('offers only what the order may do next', async ({ db }) => {
    const { id } = await anOrderOf(db, 'Lê Lan', '+84901111111')
    expect((await readDesk(db, id))?.moves).toEqual(['confirm', 'cancel'])
    await confirmOrder(db, 'user:x', { orderId: id })
    expect((await readDesk(db, id))?.moves).toEqual(['pack', 'cancel'])
    expect(await readDesk(db, 'no-such-order')).toBeUndefined()
  })

  test('keeps the key of the placement to itself', async ({ db }) => {
    const { id } = await anOrderOf(db, 'Lê Lan', '+84901111111')
    expect(await readDesk(db, id)).not.toHaveProperty('placementKey')
  })
})
