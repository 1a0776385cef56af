import Stripe from 'stripe'
import { ProviderError } from '../call-provider.ts'

/** Stripe's errors contain keys and requests, so the error thrown here has only their kind. */
export async function orProviderError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code, statusCode } = error
    throw new ProviderError('stripe', [type, code, statusCode].filter(Boolean).join(' '), isOfAmount(code))
  }
}

/** Stripe refuses the amount of this payment (docs.stripe.com/error-codes); any other refusal would meet every buyer. */
const isOfAmount = (code: string | undefined) => code === 'amount_too_large' || code === 'amount_too_small'
