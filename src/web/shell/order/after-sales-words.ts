import { readableWords } from '#platform/forms/readable.ts'
import type { ReturnStep } from '#shop/returns/states.ts'
import { m } from '#words/messages.js'

type Facts = Record<string, string | number>
type Steps<S extends string> = Record<S, (facts: { code: string }) => string>

const returnSteps: Steps<ReturnStep> = readableWords({
  requested: m.order_timeline_return_requested,
  approved: m.order_timeline_return_approved,
  declined: m.order_timeline_return_declined,
  under_way: m.order_timeline_return_under_way,
  received: m.order_timeline_return_received,
  closed: m.order_timeline_return_closed,
  withdrawn: m.order_timeline_return_withdrawn,
  ended: m.order_timeline_return_ended,
})
const workSteps: Steps<'taken-in' | 'due' | 'done' | 'resumed' | 'handed-back'> = readableWords({
  'taken-in': m.order_timeline_work_taken_in,
  due: m.order_timeline_work_due,
  done: m.order_timeline_work_done,
  resumed: m.order_timeline_work_resumed,
  'handed-back': m.order_timeline_work_handed_back,
})

const timelineWords =
  <S extends string>(steps: Steps<S>) =>
  ({ step, code }: Facts) =>
    steps[step as S]({ code: String(code) })

/** Steps of a return or a work order, in the words of the order's timeline. */
export const returnStepWords = timelineWords(returnSteps)
export const workOrderStepWords = timelineWords(workSteps)
