import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lockPaymentOf } from '../lock-payment.ts'
import { orderMoneyOf, type RefundSource } from './order-money-of.ts'
import { post } from './post.ts'
import { splitOverSources } from './split-over-sources.ts'

type CreditTransfer = {
  from: string
  to: string
  /** The amount paid for the returned goods, and the part of it that pays for the other goods. */
  worth: Dong
  credit: Dong
}

/**
 * Transfers money between the orders of an exchange: the first order becomes cheaper by its returned goods, and its money, source by source, pays for
 * the new order, whose price grows by that credit. The part that no source covers is cash that a carrier still holds. The caller has locked both orders.
 */
export async function transferCredit(tx: Db, { from, to, worth, credit }: CreditTransfer) {
  const { sources, agreed } = await orderMoneyOf(tx, from)
  // A promised refund for these goods has already made the order cheaper.
  const reduction = Math.min(worth, agreed)
  const parts = splitOverSources(
    credit,
    sources.map(({ orderId: source, amount: free }) => ({ source, free })),
  )
  const uncovered = credit - parts.reduce((sum, part) => sum + part.amount, 0)
  await post(tx, {
    kind: 'exchanged',
    ref: to,
    rows: [
      { orderId: from, account: 'agreed', amount: reduction },
      { orderId: from, account: 'buyer', amount: -reduction },
      ...[...parts, { source: from, amount: uncovered }].flatMap(({ source, amount }) => [
        { orderId: from, account: 'credit' as const, amount: -amount, source },
        { orderId: from, account: 'buyer' as const, amount },
        { orderId: to, account: 'credit' as const, amount, source },
        { orderId: to, account: 'agreed' as const, amount: -amount },
      ]),
    ],
  })
}

/**
 * Returns credit to the order that paid for it, where it is surplus until staff refund it; the exchange order becomes cheaper by as much, or owes it
 * again. Locks go from an exchange to the order that it came from, never the other way.
 */
export async function returnCredit(
  tx: Db,
  { from, source, amount, cheaper = 0 }: { from: string; source: string; amount: Dong; cheaper?: Dong },
) {
  const { payment } = await lockPaymentOf(tx, from)
  await lockPaymentOf(tx, source)
  const reduction = payment.owed > 0 ? cheaper : Math.max(0, payment.owed + amount)
  await post(tx, {
    kind: 'credit_returned',
    ref: from,
    rows: [
      { orderId: from, account: 'credit', amount: -amount, source },
      { orderId: from, account: 'agreed', amount: reduction },
      { orderId: from, account: 'buyer', amount: amount - reduction },
      { orderId: source, account: 'credit', amount, source },
      { orderId: source, account: 'buyer', amount: -amount },
    ],
  })
}

/**
 * Releases the money of a cancelled order: its credit returns to its source, and its price becomes zero, so its payments are surplus. Answers the
 * sources from which money may be refunded.
 */
export async function releaseCancelledMoney(tx: Db, orderId: string): Promise<RefundSource[]> {
  const { sources } = await orderMoneyOf(tx, orderId)
  for (const { orderId: source, amount } of sources)
    if (source !== orderId) await returnCredit(tx, { from: orderId, source, amount })
  const { agreed } = await orderMoneyOf(tx, orderId)
  await post(tx, {
    kind: 'credit_cancelled',
    rows: [
      { orderId, account: 'agreed', amount: agreed },
      { orderId, account: 'buyer', amount: -agreed },
    ],
  })
  return sources
}
