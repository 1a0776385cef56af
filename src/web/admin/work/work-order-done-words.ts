import { m } from '#words/messages.js'
import type { WorkOrderIntent } from './work-forms.ts'

export const workOrderDoneWords: Record<WorkOrderIntent, () => string> = {
  'take-in': () => m.work_done_take_in(),
  start: () => m.work_done_start(),
  finish: () => m.work_done_finish(),
  due: () => m.work_done_due(),
  'hand-back': () => m.work_done_hand_back(),
}
