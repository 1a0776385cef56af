import { expect } from 'vitest'
import { findReturnRefund } from '#shop/returns/find-return-refund.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { cameBack, refundsOf } from '#test/came-back.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { dropRefund, recordRefundByHand } from '../refunds/record-refund-by-hand.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { refundReturn } from './refund-return.ts'

const lan = 'user:lan'

test('the page of a return says whether its refund is still to come, was paid, or was dropped', async ({ db }) => {
  await openSmallShop(db)
  await saveSettings(db, lan, { codLimit: 50_000_000 })
  const refundOne = async () => {
    const { orderId, returnId } = await cameBack(db, [1_000_000, 1_000_000], { wish: 'refund' })
    await refundReturn(db, lan, { returnId, amount: 1_000_000, reason: null })
    return { orderId, returnId, refundId: (await refundsOf(db, orderId))[0]!.id }
  }
  const [paid, dropped] = [await refundOne(), await refundOne()]
  expect(await findReturnRefund(db, paid.returnId)).toEqual({ paid: 0, coming: 1_000_000, failed: 0 })
  await recordRefundByHand(db, lan, { refundId: paid.refundId, reference: 'FT1' })
  await dropRefund(db, lan, { refundId: dropped.refundId, why: 'Khách giữ hàng' })
  expect(await findReturnRefund(db, paid.returnId)).toEqual({ paid: 1_000_000, coming: 0, failed: 0 })
  expect(await findReturnRefund(db, dropped.returnId)).toEqual({ paid: 0, coming: 0, failed: 1_000_000 })
  const again = { orderId: dropped.orderId, key: 'again', pieces: [], reason: 'Khách đổi ý', byHand: true }
  await refundOrder(db, lan, { ...again, amount: 600_000 })
  expect(await findReturnRefund(db, dropped.returnId)).toEqual({ paid: 0, coming: 600_000, failed: 400_000 })
  const repeated = (await refundsOf(db, dropped.orderId)).find(({ key }) => key === 'again')!
  await recordRefundByHand(db, lan, { refundId: repeated.id, reference: 'FT2' })
  expect(await findReturnRefund(db, dropped.returnId)).toEqual({ paid: 600_000, coming: 0, failed: 400_000 })
})
