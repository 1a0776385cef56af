import { moves } from '#kit/states.ts'

/** `due`: cash at the door; `awaiting_settlement`: collected by the carrier, not yet with us. */
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

export const paymentMoves = moves<PaymentState>({
  awaiting: ['paid', 'failed', 'expired', 'due', 'void'],
  due: ['awaiting_settlement', 'paid', 'awaiting', 'void'],
  awaiting_settlement: ['paid', 'due', 'void'],
  paid: ['partly_refunded', 'refunded'],
  failed: ['awaiting', 'due', 'paid', 'void'],
  expired: ['awaiting', 'due', 'paid', 'void'],
  void: [],
  partly_refunded: ['refunded'],
  refunded: [],
})

export type AttemptState = 'created' | 'redirected' | 'paid' | 'failed' | 'expired' | 'needs_review'
