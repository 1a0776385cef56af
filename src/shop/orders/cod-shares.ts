import type { Dong } from '#kit/money.ts'
import { shareOut } from '#kit/share-out.ts'
import { piecesOf, standing, type Parcel } from './pieces.ts'

/** What pieces of a line are worth, after discounts. */
export const worthOf = (line: Line, pieces: number) =>
  Math.round(((line.total - line.discount) * pieces) / line.quantity)

type CodParcel = Parcel & { codAmount: Dong; codSettled: Dong; bookedAt: Date | null }
export type Line = { id: string; quantity: number; total: Dong; discount: Dong; ended?: number }

/** Whether what a parcel collects may still change: it is neither booked with a carrier nor gone. */
const isOpen = (parcel: CodParcel) => parcel.state === 'preparing' && !parcel.bookedAt

/** What parcels will bring, or have brought, that has not reached us yet: fixed amounts, of parcels that are booked, gone or delivered. */
export const codUnderWay = (parcels: CodParcel[]) =>
  standing(parcels)
    .filter((one) => !isOpen(one) && one.state !== 'returned' && one.state !== 'lost')
    .reduce((sum, one) => sum + Math.max(0, one.codAmount - one.codSettled), 0)

/**
 * What each open parcel collects: its share by value of what is owed and not under way already, beside what goods in no parcel yet will bring.
 * When all is packed, open and fixed parcels together bring exactly what is owed.
 */
export function codShares(owed: Dong, lines: Line[], parcels: CodParcel[]): { id: string; codAmount: Dong }[] {
  const open = standing(parcels).filter(isOpen)
  const worth = (of: (line: Line) => number) => lines.reduce((sum, line) => sum + worthOf(line, of(line)), 0)
  const inParcel = (parcel: CodParcel) => (line: Line) =>
    parcel.lines.find((one) => one.orderLineId === line.id)?.quantity ?? 0
  const isAllPacked = lines.every((line) => piecesOf(line, parcels).unpacked === 0)
  const rest = isAllPacked ? [] : [worth((line) => piecesOf(line, parcels).unpacked)]
  const weights = [...open.map((one) => worth(inParcel(one))), ...rest]
  // Goods that cost nothing: what is owed is the fee, and each parcel is worth the same.
  const fair = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const shares = shareOut(Math.max(0, owed - codUnderWay(parcels)), fair)
  return open.map(({ id }, at) => ({ id, codAmount: shares[at]! }))
}
