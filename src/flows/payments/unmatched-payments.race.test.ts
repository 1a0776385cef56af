import { afterAll, beforeAll, expect, test } from 'vitest'
import { desc } from 'drizzle-orm'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { useQueue } from '#platform/jobs/jobs.server.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { aNotice, anOrderToPay } from '#test/pay.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { assignUnmatchedPayment } from './assign-unmatched-payment.ts'
import { refundUnmatchedPayment } from './refund-unmatched-payment.ts'
import { settleVerified } from './settle-notice.ts'

let store: Store
let db: Db

beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  useQueue(async () => {})
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

const lan = 'user:lan'

/** An unmatched payment, too small for its order, from a gateway that supports refunds. */
async function aPart() {
  const order = await anOrderToPay(db, { payment: 'vnpay' })
  const notice = aNotice(`${order.code}1`, { amount: 400_000 })
  await settleVerified(db, { source: { name: 'vnpay', method: 'vnpay' }, notice, raw: '{}' })
  const [{ id: unmatchedPaymentId } = { id: '' }] = await db
    .select()
    .from(unmatchedPayments)
    .orderBy(desc(unmatchedPayments.at))
    .limit(1)
  return { ...order, unmatchedPaymentId }
}

test('one person matches a payment while another sends it back: one is refused, and no deadlock occurs', async () => {
  for (let n = 0; n < 25; n += 1) {
    const { code, orderId, unmatchedPaymentId } = await aPart()
    const [matched, sent] = await Promise.all([
      orRefusal(assignUnmatchedPayment(db, lan, { unmatchedPaymentId, code, note: 'Đúng đơn' })),
      orRefusal(refundUnmatchedPayment(db, lan, { unmatchedPaymentId, note: 'Trả lại' })),
    ])
    expect([matched, sent].filter(({ refusal }) => refusal?.code === 'unmatched-gone')).toHaveLength(1)
    const back = (await db.select().from(refunds)).filter((refund) => refund.unmatchedPaymentId === unmatchedPaymentId)
    expect((await findPayment(db, orderId))!.received + back.reduce((sum, { amount }) => sum + amount, 0)).toBe(400_000)
  }
})
