import { readableLooks } from '#platform/forms/readable.ts'
import type { WorkOrderState } from '#shop/work/states.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const workOrderLooks: Record<WorkOrderState, { tone: TagTone; words: () => string }> = readableLooks({
  waiting: { tone: 'amber', words: m.workshop_state_waiting },
  open: { tone: 'neutral', words: m.workshop_state_open },
  in_work: { tone: 'accent', words: m.workshop_state_in_work },
  done: { tone: 'green', words: m.workshop_state_done },
  handed_back: { tone: 'green', words: m.workshop_state_handed_back },
  cancelled: { tone: 'neutral', words: m.workshop_state_cancelled },
})
