import type { Dong } from '#kit/money.ts'
import { paidOf, type Sold } from '#shop/pricing/paid-of.ts'
import type { RefundLine } from './provider.ts'
import type { RefundRow } from './list-refunds.ts'

type Line = Sold & { id: string }
export type Pieces = { lineId: string; quantity: number }

/** Pieces of a line that were given back or are on their way back. */
export const refundedPieces = (lineId: string, refunds: Pick<RefundRow, 'state' | 'lines'>[]) =>
  refunds
    .filter((refund) => refund.state !== 'refused')
    .flatMap((refund) => refund.lines ?? [])
    .reduce((sum, line) => sum + (line.lineId === lineId ? line.quantity : 0), 0)

/** What was really paid for these pieces, line by line, after those that were given back before; no more of a line than is left of it. */
export function refundOfLines(
  lines: Line[],
  wanted: Pieces[],
  refunds: Pick<RefundRow, 'state' | 'lines'>[],
): { lines: RefundLine[]; amount: Dong } {
  const given = wanted.flatMap(({ lineId, quantity: asked }) => {
    const line = lines.find((one) => one.id === lineId)
    if (!line) return []
    const after = Math.min(line.quantity, refundedPieces(lineId, refunds))
    const quantity = Math.min(asked, line.quantity - after)
    return quantity > 0 ? [{ lineId, quantity, amount: paidOf(line, { quantity, after }) }] : []
  })
  return { lines: given, amount: given.reduce((sum, line) => sum + line.amount, 0) }
}
