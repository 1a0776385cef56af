import { and, eq, desc } from 'drizzle-orm'
import { orRefusal } from '#kit/refusal.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log/log.server.ts'
import { isReady, methodKeysFingerprint, isMethodUnreachable } from '#shop/payments/attempts/offered-methods.ts'
import type { NextStep } from '#shop/payments/provider.ts'
import { findProvider, isPayPage, isSandboxed } from '#shop/payments/registered-gateways.ts'
import { listAttempts, type PaymentAttempt } from '#shop/payments/queries.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { system } from '#shop/identity/actor.ts'
import { orders } from '#shop/orders/schema.ts'
import { saveKeyCheck } from '#shop/settings/save-key-check.ts'
import { fingerprintOf, loadKeyChecks } from '#shop/settings/key-proof.ts'
import { changePaymentMethod } from './change-payment-method.ts'

type PaymentStartInput = {
  orderId: string
  /** The language of the page that the buyer leaves, for the provider's page and the return address. */
  locale: Locale
  clientAddress: string
}

/** The buyer's next step; `unavailable`: the provider could not be reached, the order stays payable. */
type PaymentStartResult = NextStep | { kind: 'unavailable' }

/** After so many failed handovers in a row the provider counts as unreachable. */
const maxFailures = 3
const providerUnreachable = 'not reached'
/** How long the provider's page stays open if the order has no deadline. It counts from now: a buyer may open the link hours after staff edited the order. */
const pageMs = 900_000

/** Records whether the buyer could be sent to the provider: after several failures it is shown as failing and offered last; the first success clears that. */
async function recordProviderRedirect(db: Db, method: PaymentMethod, isDone: boolean) {
  if (!isPayPage(method) || isSandboxed(method) || isDone !== isMethodUnreachable(method)) return
  if (!isDone && !(await haveFailed(db, method))) return
  await saveKeyCheck(db, method, { fingerprint: fingerprintOf(method), result: isDone ? 'right' : 'silent' })
  await loadKeyChecks(db)
}

async function haveFailed(db: Db, method: PaymentMethod) {
  const last = await db
    .select({ state: paymentAttempts.state, reason: paymentAttempts.reason })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.method, method))
    .orderBy(desc(paymentAttempts.startedAt))
    .limit(maxFailures)
  return (
    last.length === maxFailures &&
    last.every(({ state, reason }) => state === 'failed' && reason === providerUnreachable)
  )
}

/**
 * Starts the newest payment attempt, after the order is committed and never inside its transaction. Repeated, it leads to the same page until its time
 * is over; then the buyer chooses again, and `pollProviders` asks whether the attempt was paid. An attempt whose provider did not answer has ended,
 * since its fate is unknown; the next one has a new reference. An attempt begun under other keys ends too, since its page belongs to another account. A
 * provider whose keys are not verified gets no buyers.
 */
export async function startPayment(db: Db, starting: PaymentStartInput): Promise<PaymentStartResult> {
  const order = await findStart(db, starting.orderId)
  const provider = order && findProvider(order.attempt.method)
  if (!order || !provider || !isReady(provider.method)) return { kind: 'done' }
  const { attempt, code } = order
  if (attempt.state === 'redirected' && isOfOtherKeys(attempt)) return startNewAttempt(db, starting, attempt.method)
  if (isOver(attempt)) return { kind: 'done' }
  if (attempt.state === 'redirected' && attempt.nextUrl) return { kind: 'redirect', url: attempt.nextUrl }
  if (attempt.state !== 'created') return { kind: 'done' }
  try {
    const start = startOf(attempt, { ...starting, code })
    const step = await provider.start(start)
    await recordProviderRedirect(db, attempt.method, true)
    return await saveStep(db, attempt, step, start.expiresAt)
  } catch (error) {
    log.warn({ err: error, reference: attempt.reference }, 'payment not started')
    await end(db, attempt)
    await recordProviderRedirect(db, attempt.method, false)
    return { kind: 'unavailable' }
  }
}

const isOfOtherKeys = ({ method, facts }: PaymentAttempt) =>
  Boolean(facts.keys) && facts.keys !== methodKeysFingerprint(method)

const isOver = ({ expiresAt }: PaymentAttempt) => expiresAt !== null && expiresAt < new Date()

async function startNewAttempt(
  db: Db,
  starting: PaymentStartInput,
  method: PaymentMethod,
): Promise<PaymentStartResult> {
  const { refusal } = await orRefusal(changePaymentMethod(db, system, { orderId: starting.orderId, method }))
  return refusal ? { kind: 'done' } : startPayment(db, starting)
}

async function findStart(db: Db, orderId: string) {
  const [payment] = await db
    .select({ id: payments.id, state: payments.state, code: orders.code })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.orderId, orderId))
  if (!payment || !['awaiting', 'failed', 'due'].includes(payment.state)) return
  const [attempt] = await listAttempts(db, payment.id)
  return attempt && { attempt, code: payment.code }
}

type StartOfOrder = PaymentStartInput & { code: string }

function startOf({ method, ...attempt }: PaymentAttempt, { orderId, code, locale, clientAddress }: StartOfOrder) {
  const { reference, amount, startedAt, expiresAt } = attempt
  const page = locale === 'vi' ? env.BASE_URL : `${env.BASE_URL}/${locale}`
  return {
    orderId,
    code,
    amount,
    reference,
    locale,
    clientAddress,
    startedAt,
    expiresAt: expiresAt ?? new Date(Date.now() + pageMs),
    returnUrl: `${page}/payments/${method}/return`,
    noticeUrl: `${env.BASE_URL}/api/payments/${method}/notice`,
  }
}

/** Two tabs may have started at once: both are sent to the page that was stored. */
async function saveStep(
  db: Db,
  { id, method, facts: before }: PaymentAttempt,
  step: NextStep,
  expiresAt: Date,
): Promise<NextStep> {
  if (step.kind !== 'redirect') return step
  const facts = { ...before, ...step.facts, keys: methodKeysFingerprint(method) }
  const saved = await db
    .update(paymentAttempts)
    .set({ state: 'redirected', nextUrl: step.url, facts, expiresAt })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'created')))
    .returning({ id: paymentAttempts.id })
  if (saved.length) return step
  const [now] = await db
    .select({ nextUrl: paymentAttempts.nextUrl })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, id))
  return now?.nextUrl ? { kind: 'redirect', url: now.nextUrl } : { kind: 'done' }
}

const end = (db: Db, { id }: PaymentAttempt) =>
  db
    .update(paymentAttempts)
    .set({ state: 'failed', reason: providerUnreachable, endedAt: new Date() })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'created')))
