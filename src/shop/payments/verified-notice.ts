import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { PaymentNotice, NoticeOutcome } from './provider.ts'

/** A new, verified notice, with the id of its row. */
export type VerifiedNotice = { method: PaymentMethod; notice: PaymentNotice; noticeId: string }
export type SettledNotice = { outcome: NoticeOutcome; attemptId?: string }
