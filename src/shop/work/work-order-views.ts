import type { WorkOrderState } from './states.ts'

/** The views of the workshop's list. */
export const workOrderViews = ['to_do', 'waiting', 'done', 'over'] as const
export type WorkOrderView = (typeof workOrderViews)[number]

export const statesIn: Record<WorkOrderView, readonly WorkOrderState[]> = {
  to_do: ['open', 'in_work'],
  waiting: ['waiting'],
  done: ['done'],
  over: ['handed_back', 'cancelled'],
}
