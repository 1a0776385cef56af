import { m } from '#words/messages.js'

/** What the pages of the stand-ins say of their choices. */
export const sandboxStateWords: Record<string, () => string> = {
  open: () => m.standin_state_open(),
  paid: () => m.standin_state_paid(),
  refused: () => m.standin_state_refused(),
  cancelled: () => m.standin_state_cancelled(),
  suspect: () => m.standin_state_suspect(),
  expired: () => m.standin_state_expired(),
}

export const sandboxEndingWords: Record<string, () => string> = {
  paid: () => m.standin_pay(),
  refused: () => m.standin_refuse(),
  cancelled: () => m.standin_cancel(),
  suspect: () => m.standin_suspect(),
  expired: () => m.standin_expire(),
}

export const noticeFlawWords: Record<string, () => string> = {
  none: () => m.standin_twist_none(),
  forged: () => m.standin_twist_forged(),
  altered: () => m.standin_twist_altered(),
  amount: () => m.standin_twist_amount(),
  unknown: () => m.standin_twist_unknown(),
  stale: () => m.standin_twist_stale(),
}

export const delayWords: [value: string, words: () => string][] = [
  ['0', () => m.standin_delay_now()],
  ['5', () => m.standin_delay_soon()],
  ['60', () => m.standin_delay_minute()],
  ['never', () => m.standin_delay_never()],
]

export const refundWords: Record<string, () => string> = {
  done: () => m.standin_refund_done(),
  pending: () => m.standin_refund_pending(),
  refused: () => m.standin_refund_refused(),
}
