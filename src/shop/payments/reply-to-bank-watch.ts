import { jsonReply } from './reply.ts'
import type { NoticeOutcome } from './provider.ts'

/** Both services need this reply to a received notice, whatever its outcome; after any other they send it again. */
export function replyToBankWatch(outcome: NoticeOutcome) {
  if (outcome === 'refused') return jsonReply({ success: false }, 401)
  if (outcome === 'failed') return jsonReply({ success: false }, 500)
  return jsonReply({ success: true })
}
