import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { availableOf, findStock } from '#shop/inventory/queries.ts'
import { listRefunds, refundable } from '#shop/payments/refunds/list-refunds.ts'
import { openRefund } from '#shop/payments/refunds/open-refund.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { aDeliveredOrder, aSizedProduct, aReturnRequest } from '#test/a-delivered-order.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { approveReturn } from './approve-return.ts'
import { requestReturn } from './request-return.ts'
import { exchangeReturn } from './exchange-return.ts'
import { receiveReturn } from './receive-return.ts'
import { refundReturn } from './refund-return.ts'

let store: Store
let db: Db
const binh = 'user:binh'

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

const answers = async (works: Promise<unknown>[]) =>
  (await Promise.all(works.map((work) => orRefusal(work)))).map(({ refusal }) => refusal?.code ?? 'done')

async function anOrder(quantity: number) {
  const { ids } = await aSizedProduct(db, [
    { price: 600_000, stock: quantity },
    { price: 600_000, stock: 1 },
  ])
  const fee = quantity * 600_000 < 1_000_000 ? 25_000 : 0
  const { orderId, lines } = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity }], quantity * 600_000 + fee)
  return { ids, orderId, lineId: lines[0]!.id }
}

async function here(orderId: string, orderLineId: string, changes = {}) {
  const { id: returnId } = await requestReturn(
    db,
    guest,
    aReturnRequest(orderId, [{ orderLineId, ...changes }], changes),
  )
  await approveReturn(db, binh, { returnId })
  const lineId = (await findReturn(db, returnId))!.lines[0]!.id
  return { returnId, pieces: [{ lineId, number: 1, resellable: true, note: null }] }
}

describe('two people act on a return at once', () => {
  test('ten requests for the same piece: one return', async () => {
    const { orderId, lineId } = await anOrder(1)
    const wishes = Array.from({ length: 10 }, () => aReturnRequest(orderId, [{ orderLineId: lineId }]))
    const said = await answers(wishes.map((wish) => requestReturn(db, guest, wish)))
    expect(said.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'return-none-left')])
  })

  test('five receive the same parcel: it is added to stock once', async () => {
    const { ids, orderId, lineId } = await anOrder(1)
    const came = await here(orderId, lineId)
    const said = await answers(Array.from({ length: 5 }, () => receiveReturn(db, binh, came)))
    expect(said.filter((one) => one === 'done')).toHaveLength(1)
    expect(await findStock(db, ids[0]!)).toMatchObject({ onHand: 1, reserved: 0 })
  })

  test('staff refund the order while the return is refunded: never more than the shop held', async () => {
    const { orderId, lineId } = await anOrder(1)
    const came = await here(orderId, lineId)
    await receiveReturn(db, binh, came)
    const payment = (await findPayment(db, orderId))!
    const whole = { paymentId: payment.id, amount: 625_000, reason: 'Hủy', key: crypto.randomUUID() }
    await answers([
      refundReturn(db, binh, { returnId: came.returnId, amount: 600_000, reason: null }),
      openRefund(db, binh, whole),
      refundReturn(db, binh, { returnId: came.returnId, amount: 600_000, reason: null }),
    ])
    const given = (await listRefunds(db, payment.id)).reduce((sum, one) => sum + one.amount, 0)
    expect([600_000, 625_000]).toContain(given)
    expect(await refundable(db, payment)).toBe(625_000 - given)
  })

  test('two returns want the last piece of a size: it is reserved for one', async () => {
    const { ids, orderId, lineId } = await anOrder(2)
    const asked = () => ({ orderLineId: lineId, reason: 'too_small' as const, wantedVariantId: ids[1]! })
    const wish = () => requestReturn(db, guest, aReturnRequest(orderId, [asked()], { wish: 'exchange' }))
    const [one, two] = [await wish(), await wish()]
    const said = await answers([one, two].map(({ id: returnId }) => approveReturn(db, binh, { returnId })))
    expect(said.toSorted()).toEqual(['done', 'return-sold-out'])
    expect((await availableOf(db, [ids[1]!])).get(ids[1]!)).toBe(0)
  })

  test('an exchange clicked five times is one order', async () => {
    const { ids, orderId, lineId } = await anOrder(1)
    const came = await here(orderId, lineId, { reason: 'too_small', wantedVariantId: ids[1]!, wish: 'exchange' })
    await receiveReturn(db, binh, came)
    const press = () => exchangeReturn(db, binh, { returnId: came.returnId, payment: 'cod' })
    const said = await answers(Array.from({ length: 5 }, press))
    expect(said.filter((one) => one === 'done')).toHaveLength(1)
    expect(await findStock(db, ids[1]!)).toMatchObject({ onHand: 1, reserved: 1 })
  })
})
