import { vatOf } from '#kit/money.ts'
import { sumOf, type Discount } from '#shop/pricing/discount.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'
import type { PricedLine } from './price-line.ts'

/** The discounts of each priced line, by its key (piece-key.ts). */
export type LineDiscounts = ReadonlyMap<string, Discount[]>

/** A line with its discounts, never more than its price; VAT is computed on the discounted price. */
export function discounted<L extends PricedLine>(line: L, rows: Discount[] = []) {
  const discounts = atMost(rows, line.total)
  const discount = sumOf(discounts)
  return { ...line, discounts, discount, vat: vatOf(paidOf({ ...line, discount }), line.vatRate).vat }
}

/** Cuts the discounts so that their sum is at most `most`. */
function atMost(rows: readonly Discount[], most: number): Discount[] {
  let left = most
  return rows.flatMap((row) => {
    const amount = Math.min(row.amount, left)
    left -= amount
    return amount > 0 ? [{ ...row, amount }] : []
  })
}
