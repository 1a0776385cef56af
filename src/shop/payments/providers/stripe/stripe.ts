import { bareAnswer } from '../../plain-answer.ts'
import type { Outcome, Provider } from '../../provider.ts'
import type { StripeKeys } from '../../provider-keys.ts'
import { queryStripe } from './query-stripe.ts'
import { readStripeNotice } from './read-stripe-notice.ts'
import { findStripeRefund, refundStripe } from './refund-stripe.ts'
import { startStripe } from './start-stripe.ts'

/** Stripe Checkout, by Stripe's own library. */
export const stripe = (keys: StripeKeys) =>
  ({
    method: 'stripe',
    opens: 'awaiting',
    start: (start) => startStripe(keys, start),
    readNotice: (arrived) => readStripeNotice(keys, arrived),
    answer: answerStripe,
    query: (asked) => queryStripe(keys, asked),
    refund: (ask) => refundStripe(keys, ask),
    findRefund: (ask) => findStripeRefund(keys, ask),
  }) satisfies Provider

/** Any 2xx ends it; after anything else Stripe tells it again for three days. */
function answerStripe(outcome: Outcome) {
  if (outcome === 'refused') return bareAnswer(400)
  return bareAnswer(outcome === 'failed' ? 500 : 200)
}
