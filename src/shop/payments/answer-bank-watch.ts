import { jsonAnswer } from './plain-answer.ts'
import type { Outcome } from './provider.ts'

/** Both services want to hear that a transfer was taken in, whatever became of it; anything else they send again. */
export function answerBankWatch(outcome: Outcome) {
  if (outcome === 'refused') return jsonAnswer({ success: false }, 401)
  if (outcome === 'failed') return jsonAnswer({ success: false }, 500)
  return jsonAnswer({ success: true })
}
