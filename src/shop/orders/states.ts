import { moves } from '#kit/states.ts'

export type OrderState = 'placed' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'completed' | 'cancelled'

/** placed → confirmed → packed → shipped → delivered → completed; cancelled while the parcel is still with us, or when it came back. */
export const orderMoves = moves<OrderState>({
  placed: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: ['completed'],
  completed: [],
  cancelled: [],
})

export type ShipmentState =
  | 'preparing'
  | 'handed_over'
  | 'in_transit'
  | 'delivered'
  | 'failed_attempt'
  | 'returned'
  | 'cancelled'

export const shipmentMoves = moves<ShipmentState>({
  preparing: ['handed_over', 'cancelled'],
  handed_over: ['in_transit', 'delivered', 'failed_attempt', 'returned'],
  in_transit: ['delivered', 'failed_attempt', 'returned'],
  failed_attempt: ['in_transit', 'delivered', 'returned'],
  delivered: [],
  returned: [],
  cancelled: [],
})

/** How a customer sorts orders: what is on its way, what arrived, what was called off. */
export const orderGroups = {
  open: ['placed', 'confirmed', 'packed', 'shipped'],
  done: ['delivered', 'completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly OrderState[]>
export type OrderGroup = keyof typeof orderGroups
