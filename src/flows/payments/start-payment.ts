import { and, eq, desc } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { log } from '#platform/log/log.server.ts'
import { isReady, methodKeysFingerprint, isMethodUnreachable } from '#shop/payments/attempts/offered-methods.ts'
import { ProviderError } from '#shop/payments/call-provider.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
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
 * since its fate is unknown; the next one has a new reference. An attempt begun under other keys is replaced, since its page is of another account,
 * and so is one for another amount than is owed now, since a part was paid meanwhile. A provider whose keys are not verified gets no buyers.
 */
export async function startPayment(db: Db, starting: PaymentStartInput): Promise<PaymentStartResult> {
  const order = await findStart(db, starting.orderId)
  const provider = order && findProvider(order.attempt.method)
  if (!order || !provider || !isReady(provider.method)) return { kind: 'done' }
  const { attempt, code, owed } = order
  if (attempt.state === 'redirected' && isOfOtherKeys(attempt)) return startNewAttempt(db, starting, attempt.method)
  if (isOver(attempt)) return { kind: 'done' }
  if (isOfOtherAmount(attempt, owed)) return startNewAttempt(db, starting, attempt.method)
  if (attempt.state === 'redirected' && attempt.nextUrl) return { kind: 'redirect', url: attempt.nextUrl }
  if (attempt.state !== 'created') return { kind: 'done' }
  try {
    const start = startOf(attempt, { ...starting, code })
    const step = await provider.start(start)
    await recordProviderRedirect(db, attempt.method, true)
    return await saveStep(db, attempt, step, start.expiresAt)
  } catch (error) {
    log.warn({ err: error, reference: attempt.reference }, 'payment not started')
    // A provider that refuses one payment, say of too large a sum, serves other buyers.
    const refusal = error instanceof ProviderError && error.isRefusal ? error.message : null
    await end(db, attempt, refusal ?? providerUnreachable)
    if (refusal === null) await recordProviderRedirect(db, attempt.method, false)
    return { kind: 'unavailable' }
  }
}

const isOfOtherKeys = ({ method, facts }: PaymentAttempt) =>
  Boolean(facts.keys) && facts.keys !== methodKeysFingerprint(method)

const isOfOtherAmount = ({ method, state, amount }: PaymentAttempt, owed: Dong) =>
  isPayPage(method) && (state === 'created' || state === 'redirected') && amount !== owed

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
  const [row] = await db
    .select({ payment: payments, code: orders.code })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.orderId, orderId))
  if (!row || !['awaiting', 'failed', 'due'].includes(row.payment.state)) return
  const [attempt] = await listAttempts(db, row.payment.id)
  return attempt && { attempt, code: row.code, owed: stillOwed(row.payment) }
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

const end = (db: Db, { id }: PaymentAttempt, reason: string) =>
  db
    .update(paymentAttempts)
    .set({ state: 'failed', reason, endedAt: new Date() })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'created')))
