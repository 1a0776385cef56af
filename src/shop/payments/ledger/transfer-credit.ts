import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lockPaymentOf } from '../lock-payment.ts'
import { orderMoneyOf, type RefundSource } from './order-money-of.ts'
import { post } from './post.ts'
import { splitOverSources } from './split-over-sources.ts'

type Lending = {
  from: string
  to: string
  /** The amount paid for the returned goods, and how much of it pays for the other goods. */
  worth: Dong
  credit: Dong
}

/**
 * Goods came back for others: the order they were of is cheaper by them, and its money, purse by purse, pays for the order that they become, which costs so
 * much more than what is left to pay for it. What the purses lack a carrier still holds. Both orders are held.
 */
export async function transferCredit(tx: Db, { from, to, worth, credit }: Lending) {
  const { purses, agreed } = await orderMoneyOf(tx, from)
  // An earlier promised refund for these goods made the order cheaper already.
  const off = Math.min(worth, agreed)
  const parts = splitOverSources(
    credit,
    purses.map(({ orderId: source, amount: free }) => ({ source, free })),
  )
  const rest = credit - parts.reduce((sum, part) => sum + part.amount, 0)
  await post(tx, {
    kind: 'exchanged',
    ref: to,
    rows: [
      { orderId: from, account: 'agreed', amount: off },
      { orderId: from, account: 'buyer', amount: -off },
      ...[...parts, { source: from, amount: rest }].flatMap(({ source, amount }) => [
        { orderId: from, account: 'credit' as const, amount: -amount, source },
        { orderId: from, account: 'buyer' as const, amount },
        { orderId: to, account: 'credit' as const, amount, source },
        { orderId: to, account: 'agreed' as const, amount: -amount },
      ]),
    ],
  })
}

/**
 * Credit goes back to the order that paid for it, where the shop keeps it too much until somebody gives it back; the order it leaves is cheaper by as much,
 * or owes it again. Locks go from an exchange to the order that it came of, never the other way.
 */
export async function returnCredit(
  tx: Db,
  { from, source, amount, cheaper = 0 }: { from: string; source: string; amount: Dong; cheaper?: Dong },
) {
  const { payment } = await lockPaymentOf(tx, from)
  await lockPaymentOf(tx, source)
  const off = payment.owed > 0 ? cheaper : Math.max(0, payment.owed + amount)
  await post(tx, {
    kind: 'credit_home',
    ref: from,
    rows: [
      { orderId: from, account: 'credit', amount: -amount, source },
      { orderId: from, account: 'agreed', amount: off },
      { orderId: from, account: 'buyer', amount: amount - off },
      { orderId: source, account: 'credit', amount, source },
      { orderId: source, account: 'buyer', amount: -amount },
    ],
  })
}

/** An order is off: its credit goes home, and it costs nothing any more. What was paid for it is kept too much. Answers the purses from which money may be given back. */
export async function releaseCancelledMoney(tx: Db, orderId: string): Promise<RefundSource[]> {
  const { purses } = await orderMoneyOf(tx, orderId)
  for (const { orderId: source, amount } of purses)
    if (source !== orderId) await returnCredit(tx, { from: orderId, source, amount })
  const { agreed } = await orderMoneyOf(tx, orderId)
  await post(tx, {
    kind: 'called_off',
    rows: [
      { orderId, account: 'agreed', amount: agreed },
      { orderId, account: 'buyer', amount: -agreed },
    ],
  })
  return purses
}
