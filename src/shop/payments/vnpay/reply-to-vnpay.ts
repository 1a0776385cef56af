import { jsonReply } from '../reply.ts'
import type { NoticeOutcome } from '../provider.ts'

/** VNPay repeats a notice unless the answer is 00 or 02 (docs/reference/vietnam.md 1.1). Unmatched money is recorded, so it counts as received. */
const words: Record<NoticeOutcome, [code: string, message: string]> = {
  recorded: ['00', 'Confirm Success'],
  unmatched: ['00', 'Confirm Success'],
  already: ['02', 'Order already confirmed'],
  unknown: ['01', 'Order not found'],
  'wrong-amount': ['04', 'Invalid amount'],
  refused: ['97', 'Fail checksum'],
  ping: ['99', 'Unknown error'],
  failed: ['99', 'Unknown error'],
}

export function replyToVnpay(outcome: NoticeOutcome) {
  const [RspCode, Message] = words[outcome]
  return jsonReply({ RspCode, Message })
}
