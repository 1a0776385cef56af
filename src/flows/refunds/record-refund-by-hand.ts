import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { ReceiptForm } from '#shop/payments/receipts/receipt-form.ts'
import { m } from '#words/messages.js'
import { finishRefund } from './finish-refund.ts'

type PaidOut = {
  refundId: string
  /** The number of the transfer or voucher. */
  reference: string
  /** It was paid out in cash at the counter. */
  isCash?: boolean
}

/** Staff paid the refund (transfer, cash) or saw at the provider that it is done. */
export async function recordRefundByHand(db: Db, actor: Actor, { refundId, reference, isCash }: PaidOut) {
  const facts = isCash ? { way: 'cash' satisfies ReceiptForm } : undefined
  if (!(await finishRefund(db, actor, refundId, { to: 'done', reference, facts })))
    throw new Refusal('refund-moved-on', m.refusal_refund_moved_on, {})
}

/**
 * Drops a refund that will not be paid; the shop keeps the money. One that the provider already has cannot be dropped, which is checked under the lock
 * of sending.
 */
export async function dropRefund(db: Db, actor: Actor, { refundId, why }: { refundId: string; why: string }) {
  if (!(await finishRefund(db, actor, refundId, { to: 'refused', answer: why, from: ['requested'] })))
    throw new Refusal('refund-moved-on', m.refusal_refund_moved_on, {})
}
