import type { Dong } from '#kit/money.ts'

/**
 * The accounts of an order. A plus on `buyer` is more to pay, a minus less; each entry adds up to nothing in every order that it touches, so that
 * `buyer` is always what was agreed less what the shop keeps.
 */
export const ledgerAccounts = [
  /** The debt of the buyer; below zero, the money that the shop keeps too much. */
  'buyer',
  /** The price of the goods that stay with the buyer, with delivery; written as a minus. */
  'agreed',
  /** Money that came. */
  'received',
  /** Money that was promised back and has not gone yet; a minus. */
  'on_the_way',
  /** Money that went back; a minus. */
  'refunded',
  /** Money of one order that pays for the goods of another: a minus where it came from, a plus where it is used. */
  'credit',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** The kinds of postings. */
export const postingKinds = [
  /** An order was placed, or costs something else now. */
  'agreed',
  'received',
  'refund_asked',
  'refund_done',
  'refund_refused',
  /** Goods lie in the shop again, or are on their way to it. */
  'came_back',
  /** Goods came back for others, and their money pays for those. */
  'exchanged',
  /** The other goods are off, or back: their credit is money of the order it came from. */
  'credit_home',
  'called_off',
  /** The part that a settled payment does not ask for any more. */
  'let_go',
  /** The balance from before there was a ledger. */
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

/** Whether the rows of an entry add up to zero, in each order by itself. */
export function isBalanced(rows: readonly Posting[]) {
  const sums = new Map<string, number>()
  for (const { orderId, amount } of rows) sums.set(orderId, (sums.get(orderId) ?? 0) + amount)
  return rows.every(({ amount }) => Number.isSafeInteger(amount)) && [...sums.values()].every((sum) => sum === 0)
}
