import type { Words } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import type { NotReturnableReason } from './returnable.ts'

type Facts = { name: string; until: string }

/** A sentence for each reason. */
export const notReturnableWords: Record<NotReturnableReason, Words<Facts>> = {
  'not-delivered': m.return_not_delivered,
  'none-left': m.return_none_left,
  service: m.return_service,
  final: m.return_final,
  'not-offered': m.return_not_offered,
  'too-late': m.return_too_late,
}
