import type { AttemptQuery, AttemptStatus } from '../provider.ts'
import type { StripeKeys } from './keys.ts'
import { orProviderError } from './or-provider-error.ts'
import { stripeClient } from './stripe-client.ts'

const nothing = { amount: 0, transactionId: null }

export async function queryStripe(keys: StripeKeys, { facts }: AttemptQuery): Promise<AttemptStatus> {
  if (!facts.session) return { result: 'unknown', ...nothing, reason: 'no session was begun' }
  const session = await orProviderError(stripeClient(keys).checkout.sessions.retrieve(facts.session))
  const { status, payment_status: paid, payment_intent: intent } = session
  const reason = `${status} ${paid}`
  if (paid === 'unpaid') return { result: status === 'expired' ? 'failed' : 'pending', ...nothing, reason }
  if (session.currency !== 'vnd') return { result: 'pending', ...nothing, reason: `paid in ${session.currency}` }
  const transactionId = typeof intent === 'string' ? intent : (intent?.id ?? null)
  return { result: 'paid', amount: session.amount_total ?? 0, transactionId, reason }
}
