import type Stripe from 'stripe'
import { ProviderError } from '../call-provider.ts'
import type { RefundStatus, RefundQuery } from '../provider.ts'
import type { StripeKeys } from './keys.ts'
import { orProviderError } from './or-provider-error.ts'
import { stripeClient } from './stripe-client.ts'

/** Stripe keeps an idempotency key for a day; the refund id in the metadata stays, and finds the refund afterwards. */
export async function refundStripe(keys: StripeKeys, query: RefundQuery): Promise<RefundStatus> {
  const { refundId, refundAmount, reference } = query
  const refund = await orProviderError(
    stripeClient(keys).refunds.create(
      { payment_intent: intentOf(query), amount: refundAmount, metadata: { refund: refundId, reference } },
      { idempotencyKey: `refund-${refundId}` },
    ),
  )
  return answered(refund)
}

export async function findStripeRefund(keys: StripeKeys, query: RefundQuery): Promise<RefundStatus> {
  const listed = await orProviderError(stripeClient(keys).refunds.list({ payment_intent: intentOf(query), limit: 100 }))
  const own = listed.data.find((one) => one.metadata?.refund === query.refundId)
  return own ? answered(own) : { result: 'unknown', facts: {}, reason: 'Stripe knows of no such refund' }
}

function intentOf({ transactionId }: RefundQuery) {
  if (!transactionId) throw new ProviderError('stripe', 'a refund without the number of its payment')
  return transactionId
}

const results: Record<string, RefundStatus['result']> = { succeeded: 'done', failed: 'refused', canceled: 'refused' }

const answered = ({ id, status, failure_reason }: Stripe.Refund): RefundStatus => ({
  result: results[status ?? ''] ?? 'pending',
  facts: { refundNumber: id },
  reason: [status, failure_reason].filter(Boolean).join(' '),
})
