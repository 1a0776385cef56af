import type { Dong } from '#kit/money.ts'
import type { Locale } from '#kit/localized.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { PaymentState } from './states.ts'

export type Owed = { orderId: string; code: string; amount: Dong; reference: string }

/** One attempt as a provider is asked to begin it. `reference` is ours, letters and digits, never used again. */
export type PaymentStart = Owed & {
  locale: Locale
  startedAt: Date
  expiresAt: Date
  /** The address of the buyer's browser: some providers want it. */
  clientAddress: string
  /** The page to which the browser returns (it shows, and settles nothing), and the address for the signed notice. */
  returnUrl: string
  noticeUrl: string
}

/** The buyer's next step after the order is placed. `facts` are kept with the attempt for `query` and `refund`. */
export type NextStep = { facts?: Record<string, string> } & (
  | { kind: 'done' }
  | { kind: 'transfer' }
  | { kind: 'redirect'; url: string }
)

/** A notice as it arrived from a provider, byte for byte. */
export type IncomingNotice = { rawBody: string; query: URLSearchParams; headers: Headers; at: Date }

/** The content of a verified notice. `eventId` is the provider's own name of the event, so that a repeated notice counts once. */
export type PaymentNotice = {
  eventId: string
  /** Our reference, or for a transfer the one found in its memo; null: money without a reference. */
  reference: string | null
  /** The parts of a memo that look like order codes, if there are several: only the shop's books know which one is real. */
  codes?: string[]
  /** `suspect`: charged, but the provider doubts it (VNPay 07). `pending` changes nothing. */
  result: 'paid' | 'failed' | 'pending' | 'suspect'
  amount: Dong
  /** ISO code where it is not VND; such a notice settles nothing. */
  currency?: string
  /** The provider's number of the payment; a refund names it. */
  transactionId: string | null
  at: Date
  /** The provider's own code and words, for the shopkeeper. */
  reason: string | null
  facts?: Record<string, string>
}

/** A notice that is believed, one that is not and why, or a test call that only wants an answer. */
export type NoticeReading =
  | { kind: 'notice'; notice: PaymentNotice }
  | { kind: 'forged' | 'stale' | 'malformed'; why: string }
  | { kind: 'ping' }

/** The outcomes of a notice; each provider wants them in its own form. */
export const noticeOutcomes = [
  'recorded',
  'already',
  'unknown',
  'wrong-amount',
  'parked',
  'refused',
  'ping',
  'failed',
] as const
export type NoticeOutcome = (typeof noticeOutcomes)[number]
export type ProviderReply = { status: number; contentType: string; body: string }

/** One attempt with what `start` left, for questions about it. */
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

/** Which lines a refund is for, and how much of it falls on each; `lineId: null` is the delivery. */
export type RefundLine = { lineId: string | null; quantity: number; amount: Dong }

/** `facts` hold those of the attempt and those that earlier answers about this refund gave. */
export type RefundQuery = AttemptQuery & {
  /** Our own unique key; two requests with one key refund once. */
  refundId: string
  /** When it was decided: asked again the next day it still bears that day. */
  askedAt: Date
  refundAmount: Dong
  isWhole: boolean
  why: string
  clientAddress: string
}
/** `unknown` is for `findRefund`: the provider never heard of it, so it is asked again under the same id. */
export type RefundStatus = {
  result: 'done' | 'pending' | 'refused' | 'unknown'
  facts: Record<string, string>
  reason: string | null
}

/**
 * One way to pay. `opens` is the state a new payment begins in; `start` is asked after the order is committed, never before.
 * Network trouble throws; a "no" of the provider is a value. What a way cannot do it does not have: cash is not queried.
 */
export type Provider = {
  method: PaymentMethod
  opens: PaymentState
  start(start: PaymentStart): Promise<NextStep>
  readNotice?(arrived: IncomingNotice): NoticeReading
  answer?(outcome: NoticeOutcome): ProviderReply
  query?(asked: AttemptQuery): Promise<AttemptStatus>
  refund?(ask: RefundQuery): Promise<RefundStatus>
  /** Asks for the result of a refund that was pending or never answered. */
  findRefund?(ask: RefundQuery): Promise<RefundStatus>
}

/** A door at which notices arrive: each gateway's own, and those of the services that watch the bank account. */
export type NoticeSource = {
  name: string
  method: PaymentMethod
  readNotice(arrived: IncomingNotice): NoticeReading
  answer(outcome: NoticeOutcome): ProviderReply
}
