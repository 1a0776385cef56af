import type { Dong } from '#kit/money.ts'
import { shareOut } from '#kit/share-out.ts'
import { standingShipments, type ShipmentPieces } from './pieces.ts'
import { isOnTheRoad } from '../states.ts'

/** The value of pieces of a line, after discounts. */
export const worthOf = (line: OrderLineValue, pieces: number) =>
  Math.round(((line.total - line.discount) * pieces) / line.quantity)

export type CodShipment = ShipmentPieces & {
  codAmount: Dong
  codSettled: Dong
  bookedAt: Date | null
  trackingCode?: string | null
  restOf?: string | null
}
export type OrderLineValue = { id: string; quantity: number; total: Dong; discount: Dong; ended?: number }

/** Whether the amount to collect may still change: the parcel is neither booked with a carrier nor gone. */
const isOpen = (parcel: CodShipment) => parcel.state === 'preparing' && !parcel.bookedAt

/** These goods are back, or on their way back after the buyer took the others: nobody collects for them. */
const isBack = ({ state, restOf }: CodShipment) =>
  state === 'returned' || state === 'lost' || (Boolean(restOf) && isOnTheRoad(state))

/** The money that parcels will bring, or have brought, and that has not reached us yet: fixed amounts, of parcels that are booked, gone or delivered. */
export const codUnderWay = (parcels: CodShipment[]) =>
  standingShipments(parcels)
    .filter((one) => !isOpen(one) && one.state !== 'returned' && one.state !== 'lost')
    .reduce((sum, one) => sum + Math.max(0, one.codAmount - one.codSettled), 0)

const worthIn = (lines: OrderLineValue[], parcel: CodShipment) =>
  lines.reduce((sum, line) => sum + worthOf(line, piecesIn(line, [parcel])), 0)

const piecesIn = (line: OrderLineValue, parcels: CodShipment[]) =>
  parcels.flatMap((one) => one.lines).reduce((sum, one) => sum + (one.orderLineId === line.id ? one.quantity : 0), 0)

/** The goods of an order that are in none of these parcels: whether there are any, and their value. */
function besides(lines: OrderLineValue[], parcels: CodShipment[]) {
  const left = lines.map((line) => ({ line, pieces: line.quantity - piecesIn(line, parcels) }))
  return {
    isAny: left.some(({ pieces }) => pieces > 0),
    worth: left.reduce((sum, { line, pieces }) => sum + worthOf(line, pieces), 0),
  }
}

/** The amount that each open parcel collects: its share by value of the money that is owed and not under way already, beside the amount for goods in no parcel yet; returned goods owe nothing (payments.waived). When all goods are in parcels that go out, open and fixed parcels together bring exactly what is owed. */
export function codShares(
  owed: Dong,
  lines: OrderLineValue[],
  parcels: CodShipment[],
): { id: string; codAmount: Dong }[] {
  const valid = standingShipments(parcels)
  const open = valid.filter(isOpen)
  const rest = besides(lines, valid)
  const weights = [...open.map((one) => worthIn(lines, one)), ...(rest.isAny ? [rest.worth] : [])]
  // If the goods cost nothing, only the fee is owed, and each parcel counts the same.
  const fair = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const shares = shareOut(Math.max(0, owed - codUnderWay(parcels)), fair)
  return open.map(({ id }, at) => ({ id, codAmount: shares[at]! }))
}

/** The part of an order's total that goods in none of these parcels stand for; all of it where goods cost nothing and some are left. */
export function shareBesides(total: Dong, lines: OrderLineValue[], parcels: CodShipment[]): Dong {
  const left = besides(lines, parcels)
  const all = besides(lines, []).worth
  return all > 0 ? Math.round((total * left.worth) / all) : left.isAny ? total : 0
}

/** Carriers can still be told another amount for these: a waybill stands and the parcel has neither arrived nor come back. */
const mayChange = (one: CodShipment) =>
  Boolean(one.bookedAt && one.trackingCode) && (one.state === 'preparing' || isOnTheRoad(one.state))

type Order = { total: Dong; lines: OrderLineValue[] }

/**
 * Waybills that collect another amount than they should, each with what it should collect. Together too much: the last booked gives way first, or the
 * buyer would pay twice. Together less than goods that are out are worth: each is raised to its share at most.
 * Amounts are rounded by parcel, so a đồng for each is no difference.
 */
export function codCorrections<P extends CodShipment>(owed: Dong, { total, lines }: Order, parcels: P[]) {
  const changeable = standingShipments(parcels).filter(mayChange)
  let excess = codUnderWay(parcels) - owed
  if (excess > 0)
    return changeable.toReversed().flatMap((parcel) => {
      const less = Math.min(Math.max(0, excess), parcel.codAmount)
      excess -= less
      return less > 0 ? [{ parcel, cod: parcel.codAmount - less }] : []
    })
  const out = standingShipments(parcels).filter((one) => !isOpen(one) && !isBack(one))
  let short = -excess - shareBesides(total, lines, out)
  return changeable.flatMap((parcel) => {
    const more = Math.min(short, shareOf(total, lines, parcel) - parcel.codAmount)
    if (more <= parcels.length) return []
    short -= more
    return [{ parcel, cod: parcel.codAmount + more }]
  })
}

const shareOf = (total: Dong, lines: OrderLineValue[], parcel: CodShipment) =>
  total - shareBesides(total, lines, [parcel])
