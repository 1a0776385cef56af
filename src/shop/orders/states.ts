import { defineMoves } from '#kit/states.ts'

export type OrderState = 'placed' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'completed' | 'cancelled'

/**
 * placed → confirmed → packed → shipped → delivered → completed; cancelled before anything is sent, or after everything came back. From `confirmed` to
 * `delivered` the order follows its shipments (order-state-of-shipments.ts), also backwards, when one is unpacked or sent again.
 */
export const orderMoves = defineMoves<OrderState>({
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'confirmed', 'cancelled'],
  shipped: ['delivered', 'packed', 'cancelled'],
  delivered: ['completed'],
  completed: [],
  // Only with the money that came too late (flows/orders/reopen-order.ts).
  cancelled: ['placed'],
})

export const orderPath: OrderState[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'completed']

/** The customer still waits for the goods. */
export const isUnderWay = (state: OrderState) =>
  state === 'placed' || state === 'confirmed' || state === 'packed' || state === 'shipped'

/** Some of its goods are still in the shop. */
export const isBeforeDispatch = (state: OrderState) => state === 'placed' || state === 'confirmed' || state === 'packed'

/** Before anything is packed, its buyer may cancel an order alone; policies say so (flows/orders/cancel-terms.ts). */
export const isCancellableByBuyer = (state: OrderState) => state === 'placed' || state === 'confirmed'

/** The states to which staff may move an order: forward, or cancelled. Only its shipments move it back. */
export const nextOrderStates = (state: OrderState) =>
  orderMoves
    .next(state)
    .filter((to) => to === 'cancelled' || (to !== 'placed' && orderPath.indexOf(to) > orderPath.indexOf(state)))

export type ShipmentState =
  | 'preparing'
  | 'handed_over'
  | 'in_transit'
  | 'delivered'
  | 'failed_attempt'
  | 'returned'
  | 'lost'
  | 'cancelled'

export const shipmentMoves = defineMoves<ShipmentState>({
  preparing: ['handed_over', 'cancelled'],
  handed_over: ['in_transit', 'delivered', 'failed_attempt', 'returned', 'lost'],
  in_transit: ['delivered', 'failed_attempt', 'returned', 'lost'],
  failed_attempt: ['in_transit', 'delivered', 'returned', 'lost'],
  delivered: [],
  returned: [],
  lost: [],
  cancelled: [],
})

/** Shipments that were sent and have neither arrived nor come back. */
export const onTheRoad = ['handed_over', 'in_transit', 'failed_attempt'] as const satisfies readonly ShipmentState[]
export const isOnTheRoad = (state: ShipmentState) => onTheRoad.some((one) => one === state)

type OnTheWay = { state: ShipmentState; restOf?: string | null }
/** On its way back after the buyer took the other pieces at the door, or on its way to the buyer. */
export const isGoingBack = ({ state, restOf }: OnTheWay) => Boolean(restOf) && isOnTheRoad(state)
export const isComing = ({ state, restOf }: OnTheWay) => !restOf && isOnTheRoad(state)

/** The groups of a customer's order list: under way, arrived, cancelled. */
export const orderGroups = {
  open: ['placed', 'confirmed', 'packed', 'shipped'],
  done: ['delivered', 'completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderGroup = keyof typeof orderGroups
