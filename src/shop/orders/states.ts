import { defineMoves } from '#kit/states.ts'

export type OrderState = 'placed' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'completed' | 'cancelled'

/**
 * placed → confirmed → packed → shipped → delivered → completed; cancelled while the parcels are still with us, or when they came back.
 * From `confirmed` to `delivered` an order follows its parcels (order-state-of-shipments.ts): back too, when one is unpacked or sent again.
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

/** While nothing is packed its buyer may call an order off alone; policies say so (flows/orders/cancel-terms.ts). */
export const isCancellableByBuyer = (state: OrderState) => state === 'placed' || state === 'confirmed'

/** The states to which staff may move an order: onward, or cancelled. Only its parcels move it back. */
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

/** Parcels that left the house and have neither arrived nor come back. */
export const onTheRoad = ['handed_over', 'in_transit', 'failed_attempt'] as const satisfies readonly ShipmentState[]
export const isOnTheRoad = (state: ShipmentState) => onTheRoad.some((one) => one === state)

/** The groups in which a customer sorts orders: under way, arrived, cancelled. */
export const orderGroups = {
  open: ['placed', 'confirmed', 'packed', 'shipped'],
  done: ['delivered', 'completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderGroup = keyof typeof orderGroups
