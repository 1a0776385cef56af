import { m } from '#words/messages.js'

/** The labels of the choices on sandbox pages. */
export const sandboxStateWords: Record<string, () => string> = {
  open: () => m.sandbox_state_open(),
  paid: () => m.sandbox_state_paid(),
  refused: () => m.sandbox_state_refused(),
  cancelled: () => m.sandbox_state_cancelled(),
  suspect: () => m.sandbox_state_suspect(),
  expired: () => m.sandbox_state_expired(),
}

export const sandboxEndingWords: Record<string, () => string> = {
  paid: () => m.sandbox_pay(),
  refused: () => m.sandbox_refuse(),
  cancelled: () => m.sandbox_cancel(),
  suspect: () => m.sandbox_suspect(),
  expired: () => m.sandbox_expire(),
}

export const noticeFlawWords: Record<string, () => string> = {
  none: () => m.sandbox_flaw_none(),
  forged: () => m.sandbox_flaw_forged(),
  altered: () => m.sandbox_flaw_altered(),
  amount: () => m.sandbox_flaw_amount(),
  unknown: () => m.sandbox_flaw_unknown(),
  stale: () => m.sandbox_flaw_stale(),
}

export const delayWords: [value: string, words: () => string][] = [
  ['0', () => m.sandbox_delay_now()],
  ['5', () => m.sandbox_delay_soon()],
  ['60', () => m.sandbox_delay_minute()],
  ['never', () => m.sandbox_delay_never()],
]

export const refundWords: Record<string, () => string> = {
  done: () => m.sandbox_refund_done(),
  pending: () => m.sandbox_refund_pending(),
  refused: () => m.sandbox_refund_refused(),
}
