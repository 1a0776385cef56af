import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import type { UnmatchedEnding } from './unmatched-payment.ts'
import { unmatchedPayments } from '../matching-schema.ts'

type UnmatchedPaymentClosing = { unmatchedPaymentId: string; ending: UnmatchedEnding; note: string; paymentId?: string }

/** Records once what staff decided about unmatched money, with the reason. */
export async function closeUnmatchedPayment(
  tx: Db,
  actor: Actor,
  { unmatchedPaymentId, ending, note, paymentId }: UnmatchedPaymentClosing,
) {
  const [closed] = await tx
    .update(unmatchedPayments)
    .set({ ending, note, endedBy: actor, endedAt: new Date(), ...(paymentId && { paymentId }) })
    .where(and(eq(unmatchedPayments.id, unmatchedPaymentId), isNull(unmatchedPayments.ending)))
    .returning()
  if (!closed) throw new Refusal('unmatched-gone', m.refusal_unmatched_gone, {})
  return closed
}
