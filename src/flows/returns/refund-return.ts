import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import type { RefundLine } from '#shop/payments/provider.ts'
import { refundKey } from '#shop/returns/list-manual-refunds.ts'
import { lockReturn } from '#shop/returns/lock-return.ts'
import { moveReturn } from '#shop/returns/move-return.ts'
import type { Return } from '#shop/returns/queries.ts'
import type { SuggestedRefund } from '#shop/returns/suggest-refund.ts'
import { m } from '#words/messages.js'
import { readReturnValue } from '../closing/read-return-value.ts'
import { releaseExchangeHold } from './release-exchange-hold.ts'
import { returnMoney } from '../refunds/return-money.ts'

type ReturnRefund = { returnId: string; amount: Dong; reason: string | null }

/** Closes the return with a refund: the suggested amount, or another with a reason; at most what the shop holds, and only once. Zero is allowed. */
export const refundReturn = (db: Db, actor: Actor, { returnId, amount, reason }: ReturnRefund) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    if (whole.state !== 'received') throw new Refusal('return-moved-on', m.refusal_return_moved_on, {})
    const { suggested, free } = await readReturnValue(tx, whole)
    if (suggested.waits && !isOtherwise({ amount, reason, suggested, free }))
      throw new Refusal('return-waits', m.refusal_return_waits, { amount: dong(suggested.total), free: dong(free) })
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > free)
      throw new Refusal('refund-too-much', m.refusal_refund_too_much, { free: dong(free) })
    if (amount !== suggested.total && !reason)
      throw new Refusal('return-reason', m.refusal_return_reason, { amount: dong(suggested.total) })
    await refundReturnedLines(tx, actor, { one: whole, amount, lines: suggested.lines })
    await releaseExchangeHold(tx, actor, whole)
    const change = { ...suggestionOf(suggested), refunded: amount, refundReason: reason, ...closedFields(actor) }
    return moveReturn(tx, actor, { from: whole, to: 'closed', change })
  })

const suggestionOf = ({ total, withheldBundleDiscount, withheldOfferDiscount }: SuggestedRefund) => ({
  suggested: total,
  withheldBundleDiscount: withheldBundleDiscount || null,
  withheldOfferDiscount: withheldOfferDiscount || null,
})

export const closedFields = (actor: Actor) => ({ closedAt: new Date(), closedBy: actor })

/** While the carrier holds the money the return stays open, unless staff give a reason to refund what is here. */
const isOtherwise = ({
  amount,
  reason,
  suggested,
  free,
}: Omit<ReturnRefund, 'returnId'> & { suggested: SuggestedRefund; free: Dong }) =>
  Boolean(reason) && amount !== suggested.total && amount <= free

type Paid = { one: Pick<Return, 'id' | 'orderId' | 'code'>; amount: Dong; lines: RefundLine[] }

/** Inside a transaction that holds the order: refunds by the payments that brought the money, the order's own first. */
export async function refundReturnedLines(tx: Db, actor: Actor, { one, amount, lines }: Paid) {
  if (!amount) return
  const { id, orderId, code: reason } = one
  const key = refundKey(id)
  const paid = lines.filter((line) => line.amount > 0)
  await returnMoney(tx, actor, { orderId, amount, reason, key, lines: paid, isForGoods: true })
}
