import { defineMoves } from '#kit/states.ts'

/** `due`: cash at the door; `awaiting_settlement`: collected by the carrier, not yet paid to the shop. */
export type PaymentState =
  | 'awaiting'
  | 'due'
  | 'awaiting_settlement'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'void'
  | 'partly_refunded'
  | 'refunded'

export const paymentMoves = defineMoves<PaymentState>({
  awaiting: ['paid', 'failed', 'expired', 'due', 'void', 'partly_refunded', 'refunded'],
  due: ['awaiting_settlement', 'paid', 'awaiting', 'void', 'partly_refunded', 'refunded'],
  awaiting_settlement: ['paid', 'due', 'void', 'partly_refunded', 'refunded'],
  // An order that staff edited after it was paid may owe money again.
  paid: ['partly_refunded', 'refunded', 'awaiting', 'due'],
  failed: ['awaiting', 'due', 'paid', 'expired', 'void', 'partly_refunded', 'refunded'],
  expired: ['awaiting', 'due', 'paid', 'void', 'partly_refunded', 'refunded'],
  void: [],
  partly_refunded: ['refunded', 'awaiting', 'due'],
  refunded: [],
})

export type AttemptState = 'created' | 'redirected' | 'paid' | 'failed' | 'expired' | 'needs_review'

/** A failed or expired attempt may still be paid: notices come late and out of order. A paid attempt stays paid. */
export const attemptMoves = defineMoves<AttemptState>({
  created: ['redirected', 'paid', 'failed', 'expired', 'needs_review'],
  redirected: ['paid', 'failed', 'expired', 'needs_review'],
  failed: ['paid', 'needs_review'],
  expired: ['paid', 'needs_review', 'failed'],
  needs_review: ['paid', 'failed'],
  paid: [],
})

/** `asked`: not yet sent to the provider; `pending`: the provider has it. */
export type RefundState = 'requested' | 'pending' | 'done' | 'refused'

export const refundMoves = defineMoves<RefundState>({
  requested: ['pending', 'done', 'refused'],
  pending: ['done', 'refused'],
  done: [],
  refused: [],
})
