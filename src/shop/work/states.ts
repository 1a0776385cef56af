import { defineMoves } from '#kit/states.ts'

/**
 * waiting: the customer's own skates are not here yet. open → in_work → done → handed_back: with the shipment, or at the counter. Skates that were here
 * when the work was cancelled are still handed back to their owner. Two things begin work anew outside these moves: an order that is reopened
 * (reopen-work-orders.ts) and another pair that is sent in place of the worked one (redo-work-orders.ts).
 */
export type WorkOrderState = 'waiting' | 'open' | 'in_work' | 'done' | 'handed_back' | 'cancelled'

export const workOrderMoves = defineMoves<WorkOrderState>({
  waiting: ['open', 'cancelled'],
  open: ['in_work', 'done', 'cancelled'],
  in_work: ['done', 'open', 'cancelled'],
  done: ['handed_back', 'in_work'],
  handed_back: [],
  cancelled: [],
})

/** The states of work for which a shipment must wait. */
export const unfinished: readonly WorkOrderState[] = ['waiting', 'open', 'in_work']
export const isUnfinished = (state: WorkOrderState) => unfinished.includes(state)
