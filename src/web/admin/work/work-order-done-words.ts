import { m } from '#words/messages.js'
import type { WorkOrderIntent } from './work-forms.ts'

export const workOrderDoneWords: Record<WorkOrderIntent, () => string> = {
  'take-in': () => m.workshop_done_take_in(),
  start: () => m.workshop_done_start(),
  finish: () => m.workshop_done_finish(),
  due: () => m.workshop_done_due(),
  'hand-back': () => m.workshop_done_hand_back(),
}
