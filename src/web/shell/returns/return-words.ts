import { readableLooks, readableTexts } from '#platform/forms/readable.ts'
import type { ReturnReason, ReturnResolution } from '#shop/returns/return-reasons.ts'
import type { ReturnState } from '#shop/returns/states.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const buyerReturnReasonWords = (): Record<ReturnReason, string> =>
  readableTexts({
    too_small: m.return_reason_too_small(),
    too_large: m.return_reason_too_large(),
    changed_mind: m.return_reason_changed_mind(),
    defect: m.return_reason_defect(),
    wrong_item: m.return_reason_wrong_item(),
    not_as_described: m.return_reason_not_as_described(),
  })

export const returnResolutionWords = (): Record<ReturnResolution, string> =>
  readableTexts({
    refund: m.return_wish_refund(),
    exchange: m.return_wish_exchange(),
  })

export const returnLooks: Record<ReturnState, { tone: TagTone; words: () => string }> = readableLooks({
  requested: { tone: 'amber', words: m.return_state_requested },
  approved: { tone: 'accent', words: m.return_state_approved },
  under_way: { tone: 'accent', words: m.return_state_under_way },
  received: { tone: 'amber', words: m.return_state_received },
  closed: { tone: 'green', words: m.return_state_closed },
  declined: { tone: 'red', words: m.return_state_declined },
  withdrawn: { tone: 'neutral', words: m.return_state_withdrawn },
})
