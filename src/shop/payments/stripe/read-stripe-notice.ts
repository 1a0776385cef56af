import Stripe from 'stripe'
import { z } from 'zod'
import type { IncomingNotice, PaymentNotice, NoticeReading } from '../provider.ts'
import type { StripeKeys } from './keys.ts'
import { stripeClient } from './stripe-client.ts'

const toleranceSeconds = 300

const session = z.object({
  id: z.string(),
  client_reference_id: z.string().min(1).max(200).nullable(),
  amount_total: z.int().min(0).nullable(),
  currency: z.string().nullable(),
  payment_status: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullable(),
})
type Session = z.infer<typeof session>

/** The Stripe events that matter for a session; all others are only acknowledged. */
const resultByEvent: Record<string, (sessionEvent: Session) => PaymentNotice['result']> = {
  // Payment methods that take days are completed first and paid later.
  'checkout.session.completed': ({ payment_status }) => (payment_status === 'unpaid' ? 'pending' : 'paid'),
  'checkout.session.async_payment_succeeded': () => 'paid',
  'checkout.session.async_payment_failed': () => 'failed',
  'checkout.session.expired': () => 'failed',
}

export function readStripeNotice(keys: StripeKeys, { rawBody, headers, at }: IncomingNotice): NoticeReading {
  const proof = headers.get('stripe-signature')
  if (!proof) return { kind: 'forged', why: 'no signature' }
  let event: Stripe.Event
  try {
    event = stripeClient(keys).webhooks.constructEvent(
      rawBody,
      proof,
      keys.webhookSecret,
      toleranceSeconds,
      undefined,
      at.getTime(),
    )
  } catch (error) {
    return refusedNotice(error)
  }
  const result = resultByEvent[event.type]
  if (!result) return { kind: 'ping' }
  const read = session.safeParse(event.data.object)
  if (!read.success) return { kind: 'malformed', why: `cannot be read: ${read.error.issues[0]?.path}` }
  return { kind: 'notice', notice: { ...noticeOf(read.data, result(read.data)), ...eventOf(event) } }
}

const eventOf = ({ id, created, type }: Stripe.Event) => ({ eventId: id, at: new Date(created * 1000), reason: type })

const noticeOf = (sessionEvent: Session, result: PaymentNotice['result']) => ({
  reference: sessionEvent.client_reference_id,
  result,
  amount: sessionEvent.amount_total ?? 0,
  ...(sessionEvent.currency && sessionEvent.currency !== 'vnd' && { currency: sessionEvent.currency.toUpperCase() }),
  transactionId: result === 'paid' ? sessionEvent.payment_intent : null,
  facts: { session: sessionEvent.id },
})

function refusedNotice(error: unknown): NoticeReading {
  if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return { kind: 'malformed', why: 'no event' }
  if (/tolerance/i.test(error.message)) return { kind: 'stale', why: 'signed too long ago' }
  return { kind: 'forged', why: 'wrong signature' }
}
