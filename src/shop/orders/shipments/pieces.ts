import { isOnTheRoad, type ShipmentState } from '../states.ts'

export type ShipmentPieces = {
  id: string
  state: ShipmentState
  againOf: string | null
  lines: { orderLineId: string; quantity: number }[]
}
type Line = { id: string; quantity: number; partOf: string | null; ended?: number }

/** Shipments that count for their goods: neither unpacked ones, nor returned ones that were sent again in another. */
export const standingShipments = <P extends ShipmentPieces>(shipments: P[]): P[] => {
  const uncancelled = shipments.filter((one) => one.state !== 'cancelled')
  const sentAgain = new Set(uncancelled.map((one) => one.againOf))
  return uncancelled.filter((one) => !sentAgain.has(one.id))
}

const sumIn = (shipments: ShipmentPieces[], lineId: string) =>
  shipments
    .flatMap((one) => one.lines)
    .reduce((sum, line) => sum + (line.orderLineId === lineId ? line.quantity : 0), 0)

/** Where the pieces of a line are: the seven numbers always add up to its quantity. `ended`: they will never be sent. */
export function piecesOf(line: Pick<Line, 'id' | 'quantity' | 'ended'>, shipments: ShipmentPieces[]) {
  const { ended = 0 } = line
  const valid = standingShipments(shipments)
  const within = (fits: (state: ShipmentState) => boolean) =>
    sumIn(
      valid.filter((one) => fits(one.state)),
      line.id,
    )
  return {
    unpacked: line.quantity - ended - sumIn(valid, line.id),
    packed: within((state) => state === 'preparing'),
    onTheRoad: within(isOnTheRoad),
    arrived: within((state) => state === 'delivered'),
    back: within((state) => state === 'returned'),
    lost: within((state) => state === 'lost'),
    ended,
  }
}

/** Which parcel of its order this is. `count` is null while pieces are unpacked, since nobody knows then how many parcels there will be. */
export function placeOfShipment(lines: Pick<Line, 'id' | 'quantity' | 'ended'>[], all: ShipmentPieces[], id: string) {
  const standing = standingShipments(all)
  // The label of one that was unpacked or sent again can still be printed.
  const parcels = all.filter((one) => one.id === id || standing.includes(one))
  const isRestUnpacked = lines.some((line) => piecesOf(line, all).unpacked > 0)
  return { number: parcels.findIndex((one) => one.id === id) + 1, count: isRestUnpacked ? null : parcels.length }
}

export type Packing = { lineId: string; quantity: number }

/**
 * The contents of a shipment with these lines: nested lines (services on a pair, parts of a bundle) are included in proportion, and the last piece of a
 * line takes the rest.
 */
export function withParts(lines: Line[], shipments: ShipmentPieces[], packing: Packing[]): Packing[] {
  const unpackedOf = (line: Line) => piecesOf(line, shipments).unpacked
  return packing.flatMap(({ lineId, quantity }) => {
    const line = lines.find((one) => one.id === lineId)!
    const isLast = quantity === unpackedOf(line)
    const parts = partsUnder(lines, lineId).map((part) => ({
      lineId: part.id,
      quantity: isLast
        ? unpackedOf(part)
        : Math.min(unpackedOf(part), Math.round((quantity * part.quantity) / line.quantity)),
    }))
    return [{ lineId, quantity }, ...parts].filter((one) => one.quantity > 0)
  })
}

const partsUnder = (lines: Line[], lineId: string): Line[] =>
  lines.filter((line) => line.partOf === lineId).flatMap((part) => [part, ...partsUnder(lines, part.id)])
