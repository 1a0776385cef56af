import { piecesOf, standingShipments, type ShipmentPieces } from './shipments/pieces.ts'
import { isComing, type OrderState } from './states.ts'
import { shipmentPath } from './shipments/order-state-of-shipments.ts'

type Line = { id: string; quantity: number; ended: number }
type RestShipment = ShipmentPieces & { restOf: string | null; endedAt: Date | null }

/** Shipments that came back or were lost, and about which staff have not decided whether to send them again. */
export const undecidedShipments = <P extends RestShipment>(shipments: P[]): P[] =>
  standingShipments(shipments).filter((one) => (one.state === 'returned' || one.state === 'lost') && !one.endedAt)

/** Whether the buyer has a part of the order, or will get one: if not, the whole order is cancelled, not its rest. */
export const isPartWithBuyer = (shipments: RestShipment[]) =>
  standingShipments(shipments).some((one) => one.state === 'delivered' || isComing(one))

/** The pieces of each line that need not come any more, for a partly delivered order: those that were not sent, or came back. Empty for any other order. */
export function remainderOfOrder(state: OrderState, lines: Line[], shipments: RestShipment[]) {
  if (!shipmentPath.some((one) => one === state) || !isPartWithBuyer(shipments)) return []
  const open = undecidedShipments(shipments)
  const inShipments = (id: string) =>
    open.flatMap((one) => one.lines).reduce((sum, one) => sum + (one.orderLineId === id ? one.quantity : 0), 0)
  return lines.flatMap((line) => {
    const { unpacked, packed } = piecesOf(line, shipments)
    const quantity = unpacked + packed + inShipments(line.id)
    return quantity > 0 ? [{ lineId: line.id, quantity }] : []
  })
}

/** The order as it would be without its rest, to show the new total beforehand. */
export function withoutRemainder<O extends { lines: Line[]; shipments: ShipmentPieces[] }>(order: O): O {
  const shipments = order.shipments.map((one) =>
    one.state === 'preparing' ? { ...one, state: 'cancelled' as const } : one,
  )
  const lines = order.lines.map((line) => ({ ...line, ended: line.ended + piecesOf(line, shipments).unpacked }))
  return { ...order, lines, shipments }
}
