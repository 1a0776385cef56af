import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { expireUnconfirmedOrders } from '#flows/orders/expire-unconfirmed-orders.ts'
import { expireUnpaidOrders } from '#flows/orders/expire-unpaid-orders.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { settleNotice } from '#flows/payments/settle-notice.ts'
import { findProductForEdit } from '#shop/catalogue/products/find-product-for-edit.ts'
import { publishDue } from '#shop/catalogue/products/publish-due.ts'
import { setStatus } from '#shop/catalogue/products/set-status.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { bothAtOnce } from '#test/both-at-once.ts'
import { anOrderToPay, sepayTells } from '#test/pay.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'

let store: Store
let db: Db
const lan = staff('lan')
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

beforeAll(async () => {
  store = await openTestStore(4)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

describe('a scheduled job that has read its list meets a person who is faster', () => {
  test('an order that staff confirm at that moment is not cancelled as unconfirmed', async () => {
    const { variantId } = await aProduct(db, { price: 1_000_000, stock: 5 })
    const cart = await aCart(db, [{ variantId, quantity: 2 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 2_000_000))
    const ended = await bothAtOnce(
      db,
      (tx) => confirmOrder(tx, lan, { orderId }),
      () => expireUnconfirmedOrders(db, inHours(49)),
    )
    expect(ended).toBe(0)
    expect((await findOrder(db, orderId))!.state).toBe('confirmed')
    expect((await availableOf(db, [variantId])).get(variantId)).toBe(3)
  })

  test('an order whose money arrives at that moment is paid and not cancelled', async () => {
    const { orderId, code, variantId } = await anOrderToPay(db)
    const transfer = sepayTells({ memo: `LUOT${code}`, amount: 1_000_000 })
    const ended = await bothAtOnce(
      db,
      (tx) => settleNotice(tx, findNoticeSource('sepay')!, transfer),
      () => expireUnpaidOrders(db, inHours(1)),
    )
    expect(ended).toBe(0)
    expect((await findOrder(db, orderId))!.state).not.toBe('cancelled')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await availableOf(db, [variantId])).get(variantId)).toBe(4)
  })

  test('a product whose sale staff stop at that moment stays a draft', async () => {
    const { productId } = await aProduct(db)
    await setStatus(db, lan, { productId, to: 'draft' })
    await setStatus(db, lan, { productId, to: 'scheduled', publishAt: inHours(1) })
    await bothAtOnce(
      db,
      (tx) => setStatus(tx, lan, { productId, to: 'draft' }),
      () => publishDue(db, inHours(2)),
    )
    expect(await findProductForEdit(db, 'vi', productId)).toMatchObject({ status: 'draft', publishedAt: null })
  })
})
