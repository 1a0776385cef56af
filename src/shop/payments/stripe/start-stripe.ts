import { ProviderError } from '../call-provider.ts'
import type { NextStep, PaymentStart } from '../provider.ts'
import type { StripeKeys } from './keys.ts'
import { orProviderError } from './or-provider-error.ts'
import { stripeClient } from './stripe-client.ts'

const minuteMs = 60_000

/**
 * Stripe's sessions last half an hour to a day; money that arrives after our own deadline is late. Rounded to ten minutes, so that a repeated request
 * is identical, as its idempotency key requires.
 */
function endOf({ expiresAt }: PaymentStart, now: Date) {
  const least = Math.max(expiresAt.getTime(), now.getTime() + 31 * minuteMs)
  const end = Math.min(least, now.getTime() + 23 * 60 * minuteMs)
  return (Math.ceil(end / (10 * minuteMs)) * 10 * minuteMs) / 1000
}

/** đồng has no minor unit, so the amount is sent as it is. One line stands for the whole order. */
export const sessionParams = (start: PaymentStart, now: Date) => ({
  mode: 'payment' as const,
  client_reference_id: start.reference,
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'vnd',
        unit_amount: start.amount,
        product_data: { name: `${start.locale === 'vi' ? 'Đơn hàng' : 'Order'} ${start.code}` },
      },
    },
  ],
  locale: start.locale,
  metadata: { reference: start.reference },
  payment_intent_data: { metadata: { reference: start.reference } },
  success_url: backUrl(start, 'paid'),
  cancel_url: backUrl(start, 'left'),
  expires_at: endOf(start, now),
})

const backUrl = ({ returnUrl, reference }: PaymentStart, how: string) => {
  const url = new URL(returnUrl)
  url.searchParams.set('reference', reference)
  url.searchParams.set('how', how)
  return url.href
}

export async function startStripe(keys: StripeKeys, start: PaymentStart): Promise<NextStep> {
  const session = await orProviderError(
    stripeClient(keys).checkout.sessions.create(sessionParams(start, new Date()), {
      idempotencyKey: `start-${start.reference}`,
    }),
  )
  if (!session.url) throw new ProviderError('stripe', 'a session without an address')
  return { kind: 'redirect', url: session.url, facts: { session: session.id } }
}
