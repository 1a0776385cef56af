import type { Dong } from '#kit/money.ts'
import { shareOut } from '#kit/share-out.ts'
import { standingShipments, type ShipmentPieces } from './pieces.ts'
import { isGoingBack, isOnTheRoad } from '../states.ts'

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

/** Whether the amount to collect may still change: the shipment is neither booked with a carrier nor sent. */
const isOpen = (shipment: CodShipment) => shipment.state === 'preparing' && !shipment.bookedAt

/** These goods are back, or on their way back after the buyer took the others: nothing is collected for them. */
const isBack = (shipment: CodShipment) =>
  shipment.state === 'returned' || shipment.state === 'lost' || isGoingBack(shipment)

/**
 * The money that shipments will collect, or have collected, and that has not reached the shop yet: fixed amounts, of shipments that are booked, sent or
 * delivered.
 */
export const codUnderWay = (shipments: CodShipment[]) =>
  standingShipments(shipments)
    .filter((one) => !isOpen(one) && one.state !== 'returned' && one.state !== 'lost')
    .reduce((sum, one) => sum + Math.max(0, one.codAmount - one.codSettled), 0)

const valueIn = (lines: OrderLineValue[], shipment: CodShipment) =>
  lines.reduce((sum, line) => sum + worthOf(line, piecesIn(line, [shipment])), 0)

const piecesIn = (line: OrderLineValue, shipments: CodShipment[]) =>
  shipments.flatMap((one) => one.lines).reduce((sum, one) => sum + (one.orderLineId === line.id ? one.quantity : 0), 0)

/** The goods of an order that are in none of these shipments: whether there are any, and their value. */
function notInShipments(lines: OrderLineValue[], shipments: CodShipment[]) {
  const uncovered = lines.map((line) => ({ line, pieces: line.quantity - piecesIn(line, shipments) }))
  return {
    isAny: uncovered.some(({ pieces }) => pieces > 0),
    worth: uncovered.reduce((sum, { line, pieces }) => sum + worthOf(line, pieces), 0),
  }
}

/**
 * The amount that each open shipment collects: its share by value of the money that is owed and not under way already; goods in no shipment yet have a
 * share too, and returned goods owe nothing (payments.waived). When all goods are in shipments that go out, open and fixed ones together collect exactly
 * what is owed.
 */
export function codShares(
  owed: Dong,
  lines: OrderLineValue[],
  shipments: CodShipment[],
): { id: string; codAmount: Dong }[] {
  const valid = standingShipments(shipments)
  const open = valid.filter(isOpen)
  const rest = notInShipments(lines, valid)
  const weights = [...open.map((one) => valueIn(lines, one)), ...(rest.isAny ? [rest.worth] : [])]
  // If the goods cost nothing, only the fee is owed, and each shipment counts the same.
  const fair = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)
  const shares = shareOut(Math.max(0, owed - codUnderWay(shipments)), fair)
  return open.map(({ id }, at) => ({ id, codAmount: shares[at]! }))
}

/** The share of an order's total for goods in none of these shipments; the whole total if goods cost nothing and some are left. */
export function shareNotInShipments(total: Dong, lines: OrderLineValue[], shipments: CodShipment[]): Dong {
  const uncovered = notInShipments(lines, shipments)
  const all = notInShipments(lines, []).worth
  return all > 0 ? Math.round((total * uncovered.worth) / all) : uncovered.isAny ? total : 0
}

/** Carriers can still be given another amount for these: they have a waybill, and have neither arrived nor come back. */
const mayChange = (one: CodShipment) =>
  Boolean(one.bookedAt && one.trackingCode) && (one.state === 'preparing' || isOnTheRoad(one.state))

type Order = { total: Dong; lines: OrderLineValue[] }

/**
 * Waybills with a wrong amount, each with the right one. If all together collect too much, the last booked is reduced first, or the buyer would pay
 * twice. If they collect less than the goods that were sent are worth, each is raised, to its share at most. Amounts are rounded per shipment, so one
 * đồng each is no difference.
 */
export function codCorrections<P extends CodShipment>(owed: Dong, { total, lines }: Order, shipments: P[]) {
  const changeable = standingShipments(shipments).filter(mayChange)
  let excess = codUnderWay(shipments) - owed
  if (excess > 0)
    return changeable.toReversed().flatMap((shipment) => {
      const less = Math.min(Math.max(0, excess), shipment.codAmount)
      excess -= less
      return less > 0 ? [{ shipment, cod: shipment.codAmount - less }] : []
    })
  const out = standingShipments(shipments).filter((one) => !isOpen(one) && !isBack(one))
  let short = -excess - shareNotInShipments(total, lines, out)
  return changeable.flatMap((shipment) => {
    const more = Math.min(short, shareOf(total, lines, shipment) - shipment.codAmount)
    if (more <= shipments.length) return []
    short -= more
    return [{ shipment, cod: shipment.codAmount + more }]
  })
}

const shareOf = (total: Dong, lines: OrderLineValue[], shipment: CodShipment) =>
  total - shareNotInShipments(total, lines, [shipment])
