import type { OrderState } from './states.ts'

type Moved = Exclude<OrderState, 'placed'>

export const orderPlaced = (orderId: string) => ({ name: 'order.placed' as const, facts: { orderId } })
export const orderMoved = (orderId: string, state: Moved) => ({ name: `order.${state}` as const, facts: { orderId } })
