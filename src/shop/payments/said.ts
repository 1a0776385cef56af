import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { Notice, Outcome } from './provider.ts'

/** A notice that is believed and new, with the row that keeps it. */
export type Said = { method: PaymentMethod; notice: Notice; noticeId: string }
export type Settled = { outcome: Outcome; attemptId?: string }
