import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { findPayment } from '#shop/payments/queries.ts'
import type { ReceiptForm } from '#shop/payments/receipts/receipt-form.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { anOrderToPay, sepayTells } from '#test/pay.ts'
import { aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { sellAtCounter } from '../orders/sell-at-counter.ts'
import { settleCash } from './settle-cash.ts'
import { settleNotice } from './settle-notice.ts'

const transfer = async (db: Db, told: Parameters<typeof sepayTells>[0]) =>
  settleNotice(db, findNoticeSource('sepay')!, sepayTells(told))
const unmatched = (db: Db) => db.select().from(unmatchedPayments)
const paymentOf = async (db: Db, orderId: string) => (await findPayment(db, orderId))!

describe('a transfer that staff saw at the bank before its notice came', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('of a transfer larger than what staff could record for its order, the surplus waits as unmatched money', async ({
    db,
  }) => {
    const { orderId, code } = await anOrderToPay(db, { price: 1_500_000 })
    const record = (amount: number, reference: string) =>
      settleCash(db, 'user:lan', { orderId, amount, reason: 'Thấy ở ngân hàng', reference })
    await record(1_500_000, 'FT123')
    const told = { memo: `LUOT${code}`, amount: 2_000_000, reference: 'FT123' }
    await transfer(db, told)
    await transfer(db, { ...told, memo: 'khac' })
    const { id: paymentId, received, state } = await paymentOf(db, orderId)
    expect([received, state]).toEqual([1_500_000, 'paid'])
    expect(await unmatched(db)).toMatchObject([
      { amount: 500_000, reason: 'overpaid', paymentId, transactionId: 'FT123' },
    ])
  })

  test('of a transfer that staff recorded in part, the rest still counts for its order', async ({ db }) => {
    const [mine, other] = [await anOrderToPay(db), await anOrderToPay(db)]
    const record = (orderId: string, amount: number) =>
      settleCash(db, 'user:lan', { orderId, amount, reason: 'Thấy ở ngân hàng', reference: 'FT124' })
    await record(mine.orderId, 300_000)
    await record(other.orderId, 1_000_000)
    await transfer(db, { memo: `LUOT${mine.code}`, amount: 2_000_000, reference: 'FT124' })
    expect(await paymentOf(db, mine.orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect(await unmatched(db)).toEqual([])
  })

  test('a transfer that is counted, unmatched or recorded is not recorded again by hand', async ({ db }) => {
    const [counted, owing, other] = [await anOrderToPay(db), await anOrderToPay(db), await anOrderToPay(db)]
    await transfer(db, { memo: `LUOT${counted.code}`, amount: 400_000, reference: 'FT1' })
    await transfer(db, { memo: 'tien giay', amount: 500_000, reference: 'FT2' })
    const record = (reference: string, way?: ReceiptForm, { orderId } = owing) =>
      settleCash(db, 'user:lan', { orderId, amount: 100_000, reason: 'Sao kê', reference, way })
    await record('FT3')
    await record('FT3', undefined, other) // one transfer may pay two orders
    for (const [reference, way] of [['FT1'], ['FT2'], ['FT3'], ['FT1', 'transfer']] as [string, ReceiptForm?][])
      await expect(record(reference, way)).rejects.toEqual(expect.objectContaining({ code: 'transfer-known' }))
    // The number of a card slip is no transfer.
    for (const slip of ['FT1', 'POS7']) await record(slip, 'card')
    await transfer(db, { memo: `LUOT${owing.code}`, amount: 50_000, reference: 'POS7' })
    expect(await paymentOf(db, owing.orderId)).toMatchObject({ received: 350_000 })
  })
})

describe('a transfer whose notice came before staff sold at the counter', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  /** A sale of one product at a million, paid by this transfer. */
  async function sell(db: Db, reference: string) {
    const { variantId } = await aProduct(db, { price: 1_000_000 })
    const { cartId: _c, place: _p, address: _a, method: _m, payment: _y, ...placement } = aPlacement('', 1_000_000)
    const lines = [{ variantId, quantity: 1, finalSince: null }]
    const tender = { way: 'transfer', handed: null, reference } as const
    return (await sellAtCounter(db, 'user:lan', { ...placement, lines, codes: [], tender })).id
  }

  test('it pays the sale, and what is left of it stays unmatched', async ({ db }) => {
    await transfer(db, { memo: 'tien giay', amount: 1_200_000, reference: 'FT5' })
    const payment = await paymentOf(db, await sell(db, 'FT5'))
    expect(payment).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await unmatched(db)).map(({ amount, ending, paymentId }) => [amount, ending, paymentId])).toEqual(
      expect.arrayContaining([
        [1_200_000, 'matched', payment.id],
        [200_000, null, payment.id],
      ]),
    )
  })

  test('where too little of it is left, staff read what to do at the counter, and nothing is sold', async ({ db }) => {
    await transfer(db, { memo: 'tien giay', amount: 900_000, reference: 'FT6' })
    await expect(sell(db, 'FT6')).rejects.toEqual(expect.objectContaining({ code: 'transfer-used' }))
    expect(await unmatched(db)).toMatchObject([{ amount: 900_000, ending: null }])
  })
})
