import { beforeEach, expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { countCounterReceipts } from '#shop/payments/receipts/count-counter-receipts.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { anOrderToPay } from '#test/pay.ts'
import { aCart, aPlacement, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { guest } from '#shop/identity/actor.ts'
import { finishWorkOrder } from '#shop/work/finish-work-order.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { takeInSkates } from '#shop/work/take-in-skates.ts'
import { handBackSkates } from '../orders/hand-back-skates.ts'
import { placeOrder } from '../orders/place-order.ts'
import { recordRefundByHand } from '../refunds/record-refund-by-hand.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { settleCash } from './settle-cash.ts'

const lan = 'user:lan'
const today = () => addDays(new Date(), -1)
beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

const taken = async (db: Db) =>
  Object.fromEntries((await countCounterReceipts(db, today())).map(({ way, times, amount }) => [way, [times, amount]]))

test('money for an order of the web shop and for a sharpening counts when it is taken at the counter', async ({
  db,
}) => {
  const [cash, card, carrier] = [await anOrderToPay(db), await anOrderToPay(db), await anOrderToPay(db)]
  await settleCash(db, lan, { orderId: cash.orderId, reason: 'Phiếu thu 1', way: 'cash' })
  await settleCash(db, lan, { orderId: card.orderId, reason: 'Máy thẻ', way: 'card' })
  await settleCash(db, lan, { orderId: carrier.orderId, reason: 'Đối soát GHN' })
  const { sharpening } = await aBootAndWork(db)
  const cart = await aCart(db, [{ variantId: sharpening, quantity: 1 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 175_000, { payment: 'bank_transfer' }))
  const [work] = await listWorkOrdersOf(db, orderId)
  await takeInSkates(db, lan, { workId: work!.id, cameBy: 'brought', condition: null })
  await finishWorkOrder(db, lan, { workId: work!.id, hollow: null, note: null })
  await handBackSkates(db, lan, {
    orderId,
    carrier: 'Tại quầy',
    takes: { way: 'cash', amount: 175_000, reason: 'Giao lại giày' },
  })
  expect(await taken(db)).toEqual({ cash: [2, 1_175_000], card: [1, 1_000_000], transfer: [0, 0] })
})

test('cash that was paid back at the counter is deducted, a refund by transfer is not', async ({ db }) => {
  const { orderId } = await anOrderToPay(db)
  await settleCash(db, lan, { orderId, reason: 'Phiếu thu 1', way: 'cash' })
  for (const [amount, isCash] of [
    [200_000, true],
    [100_000, false],
  ] as const) {
    const asked = { orderId, amount, reason: 'Hộp móp', pieces: [], key: crypto.randomUUID(), byHand: true }
    const { id: refundId } = await refundOrder(db, lan, asked)
    await recordRefundByHand(db, lan, { refundId, reference: 'PC-1', isCash })
  }
  expect(await taken(db)).toMatchObject({ cash: [1, 800_000] })
  expect((await countCounterReceipts(db, today()))[0]).toMatchObject({ paidBack: 200_000 })
})

test('cash that staff record again after the answer was lost is recorded once; a fresh form records the next part', async ({
  db,
}) => {
  const [{ orderId }, other] = [await anOrderToPay(db), await anOrderToPay(db)]
  const [key, next] = [crypto.randomUUID(), crypto.randomUUID()]
  const pay = (form: { key: string; amount?: number; orderId?: string }) =>
    db.transaction((tx) => settleCash(tx, lan, { orderId, reason: 'Phiếu thu 1', way: 'cash', ...form }))
  for (let press = 0; press < 2; press += 1) await pay({ key, amount: 400_000 })
  expect(await findPayment(db, orderId)).toMatchObject({ received: 400_000, state: 'awaiting' })
  for (const another of [{ amount: 500_000 }, { amount: 400_000, orderId: other.orderId }])
    await expect(pay({ key, ...another })).rejects.toMatchObject({ code: 'receipt-sent-before' })
  for (let press = 0; press < 2; press += 1) await pay({ key: next })
  expect(await findPayment(db, orderId)).toMatchObject({ received: 1_000_000, state: 'paid' })
  expect(await taken(db)).toMatchObject({ cash: [2, 1_000_000] })
  const { timeline } = (await findOrder(db, orderId))!
  expect(timeline.flatMap(({ kind }) => (kind === 'part_paid' || kind === 'paid' ? [kind] : []))).toEqual([
    'part_paid',
    'paid',
  ])
})
