import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { PaymentNotice, NoticeOutcome } from './provider.ts'

/** A notice that is believed and new, with the row that keeps it. */
export type VerifiedNotice = { method: PaymentMethod; notice: PaymentNotice; noticeId: string }
export type SettledNotice = { outcome: NoticeOutcome; attemptId?: string }
