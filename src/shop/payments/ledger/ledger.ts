import type { Dong } from '#kit/money.ts'

/**
 * The accounts of an order. A positive amount on `buyer` is more to pay, a negative one less; each entry adds up to zero in every order that it touches,
 * so `buyer` is always the agreed amount less the money that the shop holds.
 */
export const ledgerAccounts = [
  /** The debt of the buyer; below zero, the surplus that the shop holds. */
  'buyer',
  /** The price of the goods that stay with the buyer, with delivery; stored as a negative amount. */
  'agreed',
  /** Received money. */
  'received',
  /** Refunds that were promised and are not paid out yet; negative. */
  'refunds_pending',
  /** Refunds paid out; negative. */
  'refunded',
  /** Money of one order that pays for the goods of another: negative where it came from, positive where it is used. */
  'credit',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** The kinds of postings. */
export const postingKinds = [
  /** An order was placed, or its total changed. */
  'agreed',
  'received',
  'refund_requested',
  'refund_done',
  'refund_refused',
  /** Goods are back in the shop, or on their way to it. */
  'returned_goods',
  /** Goods came back in an exchange, and their money pays for the other goods. */
  'exchanged',
  /** The other goods were cancelled or came back: their credit returns to the order that it came from. */
  'credit_returned',
  'credit_cancelled',
  /** The part of a settled payment that is no longer owed. */
  'written_off',
  /** The balance from before the ledger existed. */
  'carried_over',
] as const
export type PostingKind = (typeof postingKinds)[number]

export type Posting = {
  orderId: string
  account: LedgerAccount
  amount: Dong
  source?: string
  way?: string
}

/** Whether the rows of an entry add up to zero in each order. */
export function isBalanced(rows: readonly Posting[]) {
  const sums = new Map<string, number>()
  for (const { orderId, amount } of rows) sums.set(orderId, (sums.get(orderId) ?? 0) + amount)
  return rows.every(({ amount }) => Number.isSafeInteger(amount)) && [...sums.values()].every((sum) => sum === 0)
}
