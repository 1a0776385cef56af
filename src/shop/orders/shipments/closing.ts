import type { Dong } from '#kit/money.ts'
import { worthOf, type OrderLineValue } from './cod-shares.ts'
import { piecesOf, standingShipments, type ShipmentPieces } from './pieces.ts'
import { isGoingBack, onTheRoad, type ShipmentState } from '../states.ts'

export type ClosingShipment = ShipmentPieces & { restOf: string | null; codAmount: Dong; codSettled: Dong }
type Order = { total: Dong; lines: readonly OrderLineValue[]; shipments: ClosingShipment[] }

/**
 * The outcomes of the pieces of a line: they stay with the buyer, are still to come, are back or on the way back, were lost, or will never be sent. The
 * five add up to its quantity.
 */
export function outcomeOfLine(line: OrderLineValue, shipments: ClosingShipment[]) {
  const { unpacked, packed, onTheRoad, arrived, back, lost, ended } = piecesOf(line, shipments)
  const goingBack = standingShipments(shipments)
    .filter(isGoingBack)
    .flatMap((shipment) => shipment.lines)
    .reduce((sum, one) => sum + (one.orderLineId === line.id ? one.quantity : 0), 0)
  return { stays: arrived, toCome: unpacked + packed + onTheRoad - goingBack, back: back + goingBack, lost, ended }
}

/** The value of the pieces that did not stay and will not come any more. */
export const valueGone = (lines: readonly OrderLineValue[], shipments: ClosingShipment[]): Dong =>
  lines.reduce((sum, line) => {
    const { back, lost, ended } = outcomeOfLine(line, shipments)
    return sum + worthOf(line, back + lost + ended)
  }, 0)

type Cash = Pick<ClosingShipment, 'state' | 'codAmount' | 'codSettled'>
const cashOf = (shipments: readonly Cash[]): Dong =>
  shipments.reduce((sum, { codAmount, codSettled }) => sum + Math.max(0, codAmount - codSettled), 0)

/** Cash that carriers collected and have not paid to the shop. */
const collectedOf = (shipments: readonly Cash[]) => cashOf(shipments.filter(({ state }) => state === 'delivered'))

/** The same, and cash that is still to be collected. */
export const cashStates = ['preparing', ...onTheRoad, 'delivered'] as const satisfies readonly ShipmentState[]
export const expectedCash = (shipments: readonly Cash[]) =>
  cashOf(shipments.filter(({ state }) => cashStates.some((one) => one === state)))

export type Closing = {
  /** The value of goods that did not stay, after discounts. */
  back: Dong
  /** The value of the pieces that stayed or are still to come, with the fee; 0 if the buyer took nothing. */
  stays: Dong
  isAllBack: boolean
  /** Some pieces are still to come. */
  isOpen: boolean
  collected: Dong
}

/**
 * Closes an order at what stayed with its buyer. Only this function computes the amount once a part came back, was lost or will never be sent. The fee
 * is owed as long as something stays. For cash on delivery, once nothing is to come any more, nobody is asked for the share of the fee that a refused
 * shipment would have collected, nor for the single đồng lost by rounding the shares.
 */
export function closingOf({ total, lines, shipments }: Order, { held, isAtDoor }: { held: Dong; isAtDoor: boolean }) {
  const outcomes = lines.map((line) => ({ line, ...outcomeOfLine(line, shipments) }))
  const back = valueGone(lines, shipments)
  const isOpen = outcomes.some(({ toCome }) => toCome > 0)
  const isAllBack = lines.length > 0 && !isOpen && outcomes.every(({ stays }) => stays === 0)
  const collected = collectedOf(shipments)
  const closing = { back, isOpen, isAllBack, collected }
  if (isAllBack) return { ...closing, stays: 0 }
  const agreed = total - back
  if (isOpen || !back || !isAtDoor) return { ...closing, stays: agreed }
  const goods = lines.reduce((sum, line) => sum + worthOf(line, line.quantity), 0)
  const rounding = lines.length + shipments.length
  const share = goods > 0 ? Math.ceil(((total - goods) * back) / goods) : total - goods
  const missing = agreed - held - collected
  if (missing > 0) return { ...closing, stays: agreed - Math.min(missing, share + rounding) }
  return { ...closing, stays: -missing <= rounding ? agreed - missing : agreed }
}
