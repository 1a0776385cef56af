import type { OrderState } from '#shop/orders/states.ts'
import type { WorkOrderState } from './states.ts'

type Work = { state: WorkOrderState; pairLineId: string | null; takenInAt: Date | null; handedBackAt: Date | null }

/**
 * Whether the pair waits to be handed back: its work is done, or own skates were here when their work was cancelled. A sold pair of a cancelled order
 * stays with the shop. The same in SQL: list-work-order-rows.ts.
 */
export const isToHandBack = (work: Work, orderState: OrderState) =>
  work.state === 'done'
    ? orderState !== 'cancelled' || work.pairLineId === null
    : work.state === 'cancelled' && work.takenInAt !== null && work.handedBackAt === null
