import type { WorkState } from './states.ts'

/** How the bench sorts its day. */
export const workViews = ['to_do', 'waiting', 'done', 'over'] as const
export type WorkView = (typeof workViews)[number]

export const statesIn: Record<WorkView, readonly WorkState[]> = {
  to_do: ['open', 'in_work'],
  waiting: ['waiting'],
  done: ['done'],
  over: ['handed_back', 'cancelled'],
}
