import { piecesOf, standingShipments, type ShipmentPieces } from './pieces.ts'
import { isOnTheRoad, type OrderState } from '../states.ts'

export const shipmentPath = ['confirmed', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderState[]
export type PathState = (typeof shipmentPath)[number]

type Line = { id: string; quantity: number; ended?: number }

/**
 * The state of an order by its shipments: packed when every piece is in one, shipped when every shipment was sent, delivered when every one arrived. A
 * returned or lost shipment counts as sent, and so do pieces that will never be sent; when all of them came back the order waits at `shipped` until
 * staff decide.
 */
export function orderStateOfShipments(lines: Line[], shipments: ShipmentPieces[]): PathState {
  const valid = standingShipments(shipments)
  if (lines.some((line) => piecesOf(line, shipments).unpacked > 0) || !valid.length) return 'confirmed'
  if (valid.some((one) => one.state === 'preparing')) return 'packed'
  if (valid.some((one) => isOnTheRoad(one.state))) return 'shipped'
  return valid.some((one) => one.state === 'delivered') ? 'delivered' : 'shipped'
}

/** Whether some goods were sent while others were not, so that the order can show it. */
export const isPartlyShipped = (lines: Line[], shipments: ShipmentPieces[]) => {
  const pieces = lines.map((line) => piecesOf(line, shipments))
  const isSome = (of: (one: (typeof pieces)[number]) => number) => pieces.some((one) => of(one) > 0)
  return isSome((one) => one.onTheRoad + one.arrived) && isSome((one) => one.unpacked + one.packed)
}
