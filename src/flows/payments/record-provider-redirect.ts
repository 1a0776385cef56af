import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { isMethodUnreachable } from '#shop/payments/attempts/offered-methods.ts'
import { isGateway, isSandboxed } from '#shop/payments/gateways.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { keepKeyCheck } from '#shop/settings/keep-key-check.ts'
import { fingerprintOf, loadKeyChecks } from '#shop/settings/key-proof.ts'

/** So many buyers in a row who could not be handed over, and the provider counts as away. */
const most = 3
export const providerUnreachable = 'not reached'

/** Whether a buyer could be handed over to the provider: after some who could not, it is shown as failing and offered last; the first who can takes that back. */
export async function recordProviderRedirect(db: Db, method: PaymentMethod, isDone: boolean) {
  if (!isGateway(method) || isSandboxed(method) || isDone !== isMethodUnreachable(method)) return
  if (!isDone && !(await haveFailed(db, method))) return
  await keepKeyCheck(db, method, { fingerprint: fingerprintOf(method), result: isDone ? 'right' : 'silent' })
  await loadKeyChecks(db)
}

async function haveFailed(db: Db, method: PaymentMethod) {
  const last = await db
    .select({ state: paymentAttempts.state, reason: paymentAttempts.reason })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.method, method))
    .orderBy(desc(paymentAttempts.startedAt))
    .limit(most)
  return last.length === most && last.every(({ state, reason }) => state === 'failed' && reason === providerUnreachable)
}
