import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { PaymentNotice, NoticeOutcome } from './provider.ts'

/** A new, verified notice, with the id of its row. `isRest`: staff recorded the other part of its money before. */
export type VerifiedNotice = { method: PaymentMethod; notice: PaymentNotice; noticeId: string; isRest?: boolean }
export type SettledNotice = { outcome: NoticeOutcome; attemptId?: string }
