import type { Dong } from '#kit/money.ts'
import { shareOut } from '#kit/share-out.ts'
import { paidOf, type SoldLine } from '#shop/pricing/paid-of.ts'
import type { RefundLine } from '../provider.ts'
import type { RefundRow } from './list-refunds.ts'

type Line = SoldLine & { id: string }
type EarlierRefund = Pick<RefundRow, 'state' | 'lines'>
export type RefundedPieces = { lineId: string; quantity: number }

/** The refunds of a line, done or on their way: the amount counts, not the number of pieces. */
const refundedFor = (lineId: string, refunds: EarlierRefund[]): Dong =>
  refunds
    .filter((refund) => refund.state !== 'refused')
    .flatMap((refund) => refund.lines ?? [])
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.amount : 0), 0)

/** The money paid for these pieces, by line, less earlier refunds; never more than is left of the line. */
export function refundOfLines(
  lines: Line[],
  requestedPieces: RefundedPieces[],
  refunds: EarlierRefund[],
): { lines: RefundLine[]; amount: Dong } {
  const refundLines = requestedPieces.flatMap(({ lineId, quantity: requested }) => {
    const line = lines.find((one) => one.id === lineId)
    if (!line) return []
    const before = refundedFor(lineId, refunds)
    const after = piecesWorth(line, before)
    const quantity = Math.min(requested, line.quantity - after)
    const amount = Math.min(paidOf(line, { quantity, after }), paidOf(line) - before)
    return quantity > 0 ? [{ lineId, quantity, amount }] : []
  })
  return { lines: refundLines, amount: refundLines.reduce((sum, line) => sum + line.amount, 0) }
}

/** The number of whole pieces of a line for which an amount is the price. */
function piecesWorth(line: SoldLine, amount: Dong) {
  let pieces = 0
  while (pieces < line.quantity && paidOf(line, { quantity: pieces + 1 }) <= amount) pieces += 1
  return pieces
}

/** The lines of a refund never add up to more than its amount: if they are worth more, each gets its share. */
export function linesWithin(amount: Dong, lines: RefundLine[]): RefundLine[] {
  const worth = lines.map((line) => line.amount)
  if (worth.reduce((sum, one) => sum + one, 0) <= amount) return lines
  const shares = shareOut(amount, worth)
  return lines.map((line, at) => ({ ...line, amount: shares[at]! })).filter((line) => line.amount > 0)
}
