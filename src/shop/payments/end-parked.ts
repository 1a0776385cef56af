import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import type { ParkedEnding } from './parked.ts'
import { parkedMoney } from './schema.ts'

export type Ending = { parkedId: string; ending: ParkedEnding; note: string; paymentId?: string }

/** Somebody decided what becomes of money that lay aside, with the reason; once. */
export async function endParked(tx: Db, actor: Actor, { parkedId, ending, note, paymentId }: Ending) {
  const [parked] = await tx
    .update(parkedMoney)
    .set({ ending, note, endedBy: actor, endedAt: new Date(), ...(paymentId && { paymentId }) })
    .where(and(eq(parkedMoney.id, parkedId), isNull(parkedMoney.ending)))
    .returning()
  if (!parked) throw new Refusal('parked-gone', m.refusal_parked_gone, {})
  return parked
}
