import type { WorkOrderState } from './states.ts'

/** The views of the workshop's list. */
export const workOrderViews = ['to_do', 'waiting', 'done', 'over'] as const
export type WorkOrderView = (typeof workOrderViews)[number]

/** The states of work that is on the bench or goes there next. */
export const toDo = ['open', 'in_work'] as const satisfies readonly WorkOrderState[]
