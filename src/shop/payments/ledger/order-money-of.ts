import { eq, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { LedgerAccount } from './ledger.ts'
import { postings } from '../schema.ts'

/** A part of an order's money, by the order whose payment received it and gets its refund. `free`: the part that the shop really holds. */
export type RefundSource = { orderId: string; amount: Dong; free: Dong }

/**
 * The money of an order by the ledger, in đồng. `held`: the money held for it, without promised refunds; some of it may be credit, money paid for
 * another order. `due` is the amount still to come, `over` the surplus: one of the two is zero.
 */
export type OrderMoney = {
  /** The price of the goods that stay with the buyer, with delivery. */
  agreed: Dong
  received: Dong
  refundsPending: Dong
  refunded: Dong
  creditIn: Dong
  held: Dong
  /** The held part of its own receipts; below zero if credit was given on cash that a carrier still holds. */
  own: Dong
  due: Dong
  over: Dong
  /** The sources of the held money, its own first, and how much of all of it may be refunded now. */
  sources: RefundSource[]
  free: Dong
}

type Row = { account: LedgerAccount; source: string | null; sum: Dong }

const listSums = (db: Db, orderId: string): Promise<Row[]> =>
  db
    .select({
      account: postings.account,
      source: postings.source,
      sum: sql<Dong>`sum(${postings.amount})::bigint`.mapWith(Number),
    })
    .from(postings)
    .where(eq(postings.orderId, orderId))
    .groupBy(postings.account, postings.source)
    .orderBy(postings.source)

const sumOf = (rows: Row[], account: LedgerAccount) =>
  rows.reduce((sum, row) => sum + (row.account === account ? row.sum : 0), 0)

function heldMoney(orderId: string, rows: Row[]) {
  const foreign = rows.filter((row) => row.account === 'credit' && row.source !== orderId && row.sum !== 0)
  const creditIn = foreign.reduce((sum, row) => sum + row.sum, 0)
  const held =
    sumOf(rows, 'received') + sumOf(rows, 'refunds_pending') + sumOf(rows, 'refunded') + sumOf(rows, 'credit')
  return { foreign, creditIn, held, own: held - creditIn }
}

/** The only reader of the ledger: everything that shows or decides about the money of an order uses it; under the lock of the order for a decision. */
export async function orderMoneyOf(db: Db, orderId: string): Promise<OrderMoney> {
  const rows = await listSums(db, orderId)
  const { foreign, creditIn, held, own } = heldMoney(orderId, rows)
  const sources: RefundSource[] = own > 0 ? [{ orderId, amount: own, free: own }] : []
  for (const { source, sum: amount } of foreign) {
    // A carrier may still hold the cash on which the credit was given.
    const missing = Math.min(0, heldMoney(source!, await listSums(db, source!)).own)
    sources.push({ orderId: source!, amount, free: Math.max(0, amount + missing) })
  }
  const balance = sumOf(rows, 'buyer')
  return {
    agreed: 0 - sumOf(rows, 'agreed'),
    received: sumOf(rows, 'received'),
    refundsPending: 0 - sumOf(rows, 'refunds_pending'),
    refunded: 0 - sumOf(rows, 'refunded'),
    creditIn,
    held,
    own,
    due: Math.max(0, balance),
    over: Math.max(0, -balance),
    sources,
    free: sources.reduce((sum, source) => sum + source.free, 0),
  }
}
