import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmOrder } from './confirm-order.ts'
import { editOrder, previewOrderEdit } from './edit-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrderByStaff } from './place-order-by-staff.ts'
import { placeOrder } from './place-order.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { shipOrder } from '../shipments/ship-order.ts'

let store: Store
let db: Db
const [lan, huy] = [staff('lan'), staff('huy')]
const rounds = Array.from({ length: 8 }, (_, round) => round)

beforeAll(async () => {
  store = await openTestStore(10)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))
beforeEach(() => db.execute(sql`truncate orders, carts, stock, stock_moves cascade`))

async function anOrder() {
  const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
  return { orderId, variantId, lineId: (await findOrder(db, orderId))!.lines[0]!.id }
}

async function twoPieces({ orderId, variantId, lineId }: Awaited<ReturnType<typeof anOrder>>) {
  const lines = [{ lineId, variantId, quantity: 2 }]
  const { version, total: seenTotal } = await previewOrderEdit(db, { orderId, lines })
  return { orderId, lines, version, seenTotal, reason: null }
}

describe('two staff at one order at once', () => {
  test.each(rounds)(
    'an edit and a payment of the old total: both are kept, and the difference is owed (%i)',
    async () => {
      const order = await anOrder()
      const edit = await twoPieces(order)
      await Promise.all([
        editOrder(db, lan, edit),
        settleCash(db, huy, { orderId: order.orderId, reason: 'Phiếu thu', amount: 1_000_000 }),
      ])
      expect(await findPayment(db, order.orderId)).toMatchObject({
        amount: 2_000_000,
        received: 1_000_000,
        state: 'due',
      })
      expect(await findStock(db, order.variantId)).toMatchObject({ onHand: 5, reserved: 2 })
    },
  )

  test.each(rounds)('an edit and a cancellation: one of them is refused, and the stock is right (%i)', async () => {
    const order = await anOrder()
    const edit = await twoPieces(order)
    const [edited, cancelled] = await Promise.all([
      orRefusal(editOrder(db, lan, edit)),
      orRefusal(cancelOrder(db, huy, { orderId: order.orderId, reason: 'Đổi ý', version: edit.version })),
    ])
    expect([edited, cancelled].filter(({ refusal }) => refusal?.code === 'order-changed')).toHaveLength(1)
    const { state } = (await findOrder(db, order.orderId))!
    const reserved = cancelled.refusal ? 2 : 0
    expect(state).toBe(cancelled.refusal ? 'placed' : 'cancelled')
    expect(await findStock(db, order.variantId)).toMatchObject({ onHand: 5, reserved })
  })

  test.each(rounds)('two hand the order over: it is shipped once and sold once (%i)', async () => {
    const { orderId, variantId } = await anOrder()
    await confirmOrder(db, lan, { orderId })
    await packOrder(db, lan, { orderId })
    const carriage = { orderId, carrier: 'GHN', trackingCode: null, trackingUrl: null }
    const both = await Promise.all([lan, huy].map((actor) => orRefusal(shipOrder(db, actor, carriage))))
    expect(both.flatMap(({ refusal }) => refusal?.code ?? [])).toEqual(['order-moved-on'])
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 4, reserved: 0 })
  })

  test.each(rounds)('one staff form sent several times is one order (%i)', async () => {
    const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
    const { cartId: _none, ...placement } = aPlacement('', 1_000_000)
    const lines = [{ variantId, quantity: 1, finalSince: null }]
    const asked = { ...placement, channel: 'phone' as const, lines, codes: [] }
    const ids = (await Promise.all([lan, lan, huy].map((actor) => placeOrderByStaff(db, actor, asked)))).map(
      ({ id }) => id,
    )
    expect(new Set(ids).size).toBe(1)
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 5, reserved: 1 })
  })
})
