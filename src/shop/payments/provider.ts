import type { Dong } from '#kit/money.ts'
import type { Locale } from '#kit/localized.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { PaymentState } from './states.ts'

export type Owed = { orderId: string; code: string; amount: Dong; reference: string }

/** The data with which a provider begins an attempt. `reference` is ours, letters and digits, never used again. */
export type PaymentStart = Owed & {
  locale: Locale
  startedAt: Date
  expiresAt: Date
  /** The address of the buyer's browser, which some providers require. */
  clientAddress: string
  /** The page to which the browser returns (it only shows the result), and the address for the signed notice. */
  returnUrl: string
  noticeUrl: string
}

/** The buyer's next step after the order is placed. `facts` are stored with the attempt for `query` and `refund`. */
export type NextStep = { facts?: Record<string, string> } & (
  | { kind: 'done' }
  | { kind: 'transfer' }
  | { kind: 'redirect'; url: string }
)

/** A notice as it arrived from a provider, byte for byte. */
export type IncomingNotice = { rawBody: string; query: URLSearchParams; headers: Headers; at: Date }

/** The content of a verified notice. `eventId` is the provider's own id of the event, so that a repeated notice counts once. */
export type PaymentNotice = {
  eventId: string
  /** Our reference, or for a transfer the one found in its memo; null: money without a reference. */
  reference: string | null
  /** The parts of a memo that look like order codes, if there are several: only the database knows which one is real. */
  codes?: string[]
  /** `suspect`: charged, but the provider doubts it (VNPay 07). `pending` changes nothing. */
  result: 'paid' | 'failed' | 'pending' | 'suspect'
  amount: Dong
  /** ISO code if it is not VND; such a notice settles nothing. */
  currency?: string
  /** The provider's transaction id, which a refund needs. */
  transactionId: string | null
  at: Date
  /** The provider's own code and text, for staff. */
  reason: string | null
  facts?: Record<string, string>
}

/** A verified notice, an unverified one with the reason, or a test call that only needs an answer. */
export type NoticeReading =
  | { kind: 'notice'; notice: PaymentNotice }
  | { kind: 'forged' | 'stale' | 'malformed'; why: string }
  | { kind: 'ping' }

/** The outcomes of a notice; each provider needs them in its own form. */
export const noticeOutcomes = [
  'recorded',
  'already',
  'unknown',
  'wrong-amount',
  'unmatched',
  'refused',
  'ping',
  'failed',
] as const
export type NoticeOutcome = (typeof noticeOutcomes)[number]
export type ProviderReply = { status: number; contentType: string; body: string }

/** An attempt with the facts from `start`, for queries about it. */
export type AttemptQuery = {
  reference: string
  amount: Dong
  startedAt: Date
  transactionId: string | null
  facts: Record<string, string>
}

export type AttemptStatus = {
  result: 'paid' | 'failed' | 'pending' | 'unknown'
  amount: Dong
  transactionId: string | null
  reason: string | null
}

/** The lines of a refund, and the amount of each; `lineId: null` is the delivery. */
export type RefundLine = { lineId: string | null; quantity: number; amount: Dong }

/** `facts` are those of the attempt and those from earlier answers about this refund. */
export type RefundQuery = AttemptQuery & {
  /** Our own unique key; two requests with one key refund once. */
  refundId: string
  /** When the refund was decided: a request on the next day still has that day. */
  requestedAt: Date
  refundAmount: Dong
  isWhole: boolean
  why: string
  clientAddress: string
}
/** `unknown` is for `findRefund`: the provider has not received it, so it is requested again with the same id. */
export type RefundStatus = {
  result: 'done' | 'pending' | 'refused' | 'unknown'
  facts: Record<string, string>
  reason: string | null
}

/**
 * A payment method. `opens` is the state in which a new payment begins; `start` is called after the order is committed, never before. Network errors
 * throw; a refusal of the provider is a value. A method leaves out what it cannot do: cash has no `query`.
 */
export type Provider = {
  method: PaymentMethod
  opens: PaymentState
  start(start: PaymentStart): Promise<NextStep>
  readNotice?(arrived: IncomingNotice): NoticeReading
  answer?(outcome: NoticeOutcome): ProviderReply
  query?(query: AttemptQuery): Promise<AttemptStatus>
  refund?(query: RefundQuery): Promise<RefundStatus>
  /** Asks for the result of a refund that was pending or never answered. */
  findRefund?(query: RefundQuery): Promise<RefundStatus>
}

/** A source of notices: each gateway, and the services that watch the bank account. */
export type NoticeSource = {
  name: string
  method: PaymentMethod
  readNotice(arrived: IncomingNotice): NoticeReading
  answer(outcome: NoticeOutcome): ProviderReply
}
