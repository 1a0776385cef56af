import type { Dong } from '#kit/money.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { PaymentState } from './states.ts'

export type Owed = { orderId: string; code: string; amount: Dong; reference: string }

/** Where the buyer goes after the order stands. */
export type NextStep = { kind: 'done' } | { kind: 'redirect'; url: string }

/** One way to pay. `opens` is the state a new payment begins in; `start` is asked after the order is committed, never before. */
export type Provider = {
  method: PaymentMethod
  opens: PaymentState
  start(owed: Owed): Promise<NextStep>
}
