import { and, eq, lt } from 'drizzle-orm'
import { addDays, shopDay } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import { log } from '#platform/log/log.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { returns } from '#shop/returns/schema.ts'
import { withdrawReturn } from './withdraw-return.ts'

/** A customer may have sent the goods without telling: so many days are left for the parcel to arrive. */
const daysOfGrace = 7

/** Every day: ends approved returns that were never sent and releases what was reserved for them. */
export async function expireReturns(db: Db, at = new Date()) {
  const late = await db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.state, 'approved'), lt(returns.sendBy, shopDay(addDays(at, -daysOfGrace)))))
  for (const { id } of late)
    try {
      // Somebody may have received or sent it meanwhile.
      await orRefusal(withdrawReturn(db, system, { returnId: id }))
    } catch (error) {
      log.error({ err: error, returnId: id }, 'return not expired')
    }
}
