import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { openRefund } from '#shop/payments/open-refund.ts'
import type { RefundLine } from '#shop/payments/provider.ts'
import { refundKey } from '#shop/returns/list-given.ts'
import { lockReturn } from '#shop/returns/lock-return.ts'
import { moveReturn } from '#shop/returns/move-return.ts'
import type { Return } from '#shop/returns/queries.ts'
import type { Suggested } from '#shop/returns/suggest-refund.ts'
import { takeInTurn } from '#shop/returns/split-money.ts'
import { m } from '#words/messages.js'
import { readSettlement, type Purse } from './read-settlement.ts'
import { releaseWanted } from './release-wanted.ts'

export type Given = { returnId: string; amount: Dong; reason: string | null }

/** The return is settled with money: as suggested, or otherwise with a reason; never more than the shop holds, and not twice. Nothing at all is an amount too. */
export const refundReturn = (db: Db, actor: Actor, { returnId, amount, reason }: Given) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    if (whole.state !== 'received') throw new Refusal('return-moved-on', m.refusal_return_moved_on, {})
    const { suggested, purses, free } = await readSettlement(tx, whole)
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > free)
      throw new Refusal('refund-too-much', m.refusal_refund_too_much, { free: dong(free) })
    if (amount !== suggested.total && !reason)
      throw new Refusal('return-reason', m.refusal_return_reason, { amount: dong(suggested.total) })
    await payBack(tx, actor, { one: whole, amount, purses, lines: suggested.lines })
    await releaseWanted(tx, actor, whole)
    const change = { ...kept(suggested), refunded: amount, refundReason: reason, ...closing(actor) }
    return moveReturn(tx, actor, { from: whole, to: 'closed', change })
  })

const kept = ({ total, lostSet }: Suggested) => ({ suggested: total, lostSet: lostSet || null })

export const closing = (actor: Actor) => ({ closedAt: new Date(), closedBy: actor })

type Paid = { one: Pick<Return, 'id' | 'orderId' | 'code'>; amount: Dong; purses: Purse[]; lines: RefundLine[] }

/** Inside a transaction that holds the order: the money goes back by the payments it came with, the newest first. */
export async function payBack(tx: Db, actor: Actor, { one, amount, purses, lines }: Paid) {
  for (const { orderId, paymentId, amount: part } of takeInTurn(amount, purses))
    await openRefund(tx, actor, {
      paymentId,
      amount: part,
      reason: one.code,
      key: refundKey(one.id, orderId),
      ...(orderId === one.orderId && { lines: lines.filter((line) => line.amount > 0) }),
    })
}
