import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { isPartPaid } from '#shop/payments/ledger/owed.ts'
import { findNoticeSource } from '#shop/payments/registered-gateways.ts'
import { forgetPayer } from '#shop/payments/forget-payer.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { closeUnmatchedPayment } from '#shop/payments/matching/close-unmatched-payment.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { anOrderToPay, sepayTells } from '#test/pay.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { assignUnmatchedPayment } from './assign-unmatched-payment.ts'
import { refundUnmatchedPayment } from './refund-unmatched-payment.ts'
import { settleNotice } from './settle-notice.ts'

const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const arrive = async (db: Db, memo: string, amount: number) => {
  await settleNotice(db, findNoticeSource('sepay')!, sepayTells({ memo, amount }))
  return (await db.select().from(unmatchedPayments)).at(-1)!.id
}

describe('unmatched money', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('money without an order code is matched by staff, once, with their name and a note', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    const unmatchedPaymentId = await arrive(db, 'mua giay', 1_000_000)
    await assignUnmatchedPayment(db, lan, { unmatchedPaymentId, code, note: 'Khách gọi xác nhận' })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await findOrder(db, orderId))!.timeline.at(-1)).toMatchObject({ kind: 'paid', actor: lan })
    expect(await db.select().from(unmatchedPayments)).toMatchObject([
      { ending: 'matched', endedBy: lan, note: 'Khách gọi xác nhận' },
    ])
    const other = await anOrderToPay(db)
    const again = assignUnmatchedPayment(db, lan, { unmatchedPaymentId, code: other.code, note: 'x' })
    await expect(again).rejects.toEqual(refused('unmatched-gone'))
    expect(await findPayment(db, other.orderId)).toMatchObject({ received: 0 })
  })

  test.for(['LUOT don hang LUOT%s', 'luot thanh toan don luot %s cam on', 'LUOT%s LUOT don hang'])(
    'a memo with more words than the code still pays its order: %j',
    async (memo, { db }) => {
      const { orderId, code } = await anOrderToPay(db)
      await settleNotice(
        db,
        findNoticeSource('sepay')!,
        sepayTells({ memo: memo.replace('%s', code), amount: 1_000_000 }),
      )
      expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
      expect(await db.select().from(unmatchedPayments)).toEqual([])
    },
  )

  test('a memo with two order codes stays unmatched', async ({ db }) => {
    const [one, two] = [await anOrderToPay(db), await anOrderToPay(db)]
    await arrive(db, `LUOT${one.code} LUOT${two.code}`, 1_000_000)
    expect(await db.select().from(unmatchedPayments)).toMatchObject([{ reason: 'no_reference', paymentId: null }])
  })

  test('matched money may pay a part, and two parts pay the order', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    const first = await arrive(db, 'mua giay', 900_000)
    await assignUnmatchedPayment(db, lan, { unmatchedPaymentId: first, code, note: 'Trả trước' })
    const part = (await findPayment(db, orderId))!
    expect([part.state, isPartPaid(part)]).toEqual(['awaiting', true])
    // A transfer of exactly the missing amount is matched automatically.
    await settleNotice(db, findNoticeSource('sepay')!, sepayTells({ memo: `LUOT${code}`, amount: 100_000 }))
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
  })

  test('money above what an order owes stays unmatched by the rest', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    const unmatchedPaymentId = await arrive(db, 'khong ma', 1_300_000)
    await assignUnmatchedPayment(db, lan, { unmatchedPaymentId, code, note: 'Đúng khách' })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    expect((await db.select().from(unmatchedPayments)).map(({ amount, ending }) => [amount, ending])).toEqual([
      [1_300_000, 'matched'],
      [300_000, null],
    ])
  })

  test('money sent back keeps only the reference of that transfer when its payer is erased', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    const unmatchedPaymentId = await arrive(db, `LUOT${code} cua Nguyen Thi Lan`, 1_900_000)
    await refundUnmatchedPayment(db, lan, { unmatchedPaymentId, note: 'Trả lại', reference: 'FT9' })
    await forgetPayer(db, [orderId])
    expect(await db.select().from(unmatchedPayments)).toMatchObject([
      { memo: null, note: null, facts: { sentBackAs: 'FT9' } },
    ])
    expect((await db.select().from(unmatchedPayments))[0]!.facts).toEqual({ sentBackAs: 'FT9' })
  })

  test('money cannot be matched to a cancelled or an unknown order', async ({ db }) => {
    const { orderId, code } = await anOrderToPay(db)
    const unmatchedPaymentId = await arrive(db, 'tien', 1_000_000)
    await cancelOrder(db, lan, { orderId, reason: 'Đổi ý' })
    await expect(assignUnmatchedPayment(db, lan, { unmatchedPaymentId, code, note: 'x' })).rejects.toEqual(
      refused('order-owes-nothing'),
    )
    await expect(assignUnmatchedPayment(db, lan, { unmatchedPaymentId, code: 'NOSUCH00', note: 'x' })).rejects.toEqual(
      refused('order-unknown'),
    )
    expect(await db.select().from(unmatchedPayments)).toMatchObject([{ ending: null }])
  })

  test('money is sent back with a transfer reference or kept with a reason, once', async ({ db }) => {
    const [one, two] = [await arrive(db, 'a', 1), await arrive(db, 'b', 2)]
    const bare = refundUnmatchedPayment(db, lan, { unmatchedPaymentId: one, note: 'Trả lại' })
    await expect(bare).rejects.toEqual(refused('reference-missing'))
    await refundUnmatchedPayment(db, lan, { unmatchedPaymentId: one, note: 'Trả lại', reference: 'FT9' })
    await closeUnmatchedPayment(db, lan, { unmatchedPaymentId: two, ending: 'kept', note: 'Không tìm được người gửi' })
    expect(await db.select().from(unmatchedPayments)).toMatchObject([
      { ending: 'sent_back', facts: { sentBackAs: 'FT9' }, endedBy: lan },
      { ending: 'kept', note: 'Không tìm được người gửi' },
    ])
    const again = refundUnmatchedPayment(db, lan, { unmatchedPaymentId: one, note: 'x', reference: 'FT10' })
    await expect(again).rejects.toEqual(refused('unmatched-gone'))
  })
})
