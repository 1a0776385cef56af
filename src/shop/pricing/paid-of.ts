import type { Dong } from '#kit/money.ts'

/** A sold line: `total` is the price times the quantity, `discount` the discount on all of it. */
export type SoldLine = { quantity: number; total: Dong; discount: Dong }

/** A number of pieces, after others of the line were counted already: because of rounding, one of three is not always a third. */
type PaidPieces = { quantity: number; after?: number }

/**
 * The money paid for pieces of a line, in đồng. The one rule for refunds, returns, invoices and VAT: a remainder in đồng goes to the first pieces, so
 * that the parts of all pieces add up to the whole.
 */
export function paidOf(line: SoldLine, pieces: PaidPieces = { quantity: line.quantity }): Dong {
  const { quantity, after = 0 } = pieces
  if (after < 0 || quantity < 0 || after + quantity > line.quantity) throw new RangeError('pieces beyond the line')
  return paidUpTo(line, after + quantity) - paidUpTo(line, after)
}

function paidUpTo({ quantity, total, discount }: SoldLine, pieces: number) {
  const whole = total - discount
  return Math.floor(whole / quantity) * pieces + Math.min(pieces, whole % quantity)
}
