import { statusReply } from '../reply.ts'
import type { NoticeOutcome, Provider } from '../provider.ts'
import type { PayPageGateway } from '../gateway.ts'
import { stripeKeys, type StripeKeys } from './keys.ts'
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
    query: (query) => queryStripe(keys, query),
    refund: (refund) => refundStripe(keys, refund),
    findRefund: (refund) => findStripeRefund(keys, refund),
  }) satisfies Provider

/** Any 2xx is enough; after any other status Stripe repeats the event for three days. */
function answerStripe(outcome: NoticeOutcome) {
  if (outcome === 'refused') return statusReply(400)
  return statusReply(outcome === 'failed' ? 500 : 200)
}

/** Stripe serves its payment page from another host than its API; a replacement server serves both. */
const pageOf = (url: string) => (url === 'https://api.stripe.com' ? 'https://checkout.stripe.com' : url)

export const stripeGateway: PayPageGateway<StripeKeys> = {
  id: 'stripe',
  keys: stripeKeys,
  provider: stripe,
  pages: ({ url }) => ({ forms: [pageOf(url)], frames: [pageOf(url)] }),
  // Stripe signs nothing here, so the browser must prove by other means whose order it is.
  readReturn: (_, query) => query.get('reference') ?? undefined,
  proof: { refused: /\b401\b/, unknown: /404/, facts: (reference) => ({ session: `cs_test_${reference}` }) },
}
