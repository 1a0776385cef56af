import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockReturn } from './lock-return.ts'
import { moveReturn } from './move-return.ts'
import { returns } from './schema.ts'

type Sent = { returnId: string; carrier: string | null; trackingCode: string | null }

/** Records that the customer gave the parcel to a carrier. While it is on its way, its carrier and code may be added or corrected. */
export const markReturnSent = (db: Db, actor: Actor, { returnId, carrier, trackingCode }: Sent) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    if (whole.state === 'under_way') {
      // A tab that was open before has empty fields; they take nothing away.
      const corrected = { carrier: carrier ?? whole.carrier, trackingCode: trackingCode ?? whole.trackingCode }
      await tx.update(returns).set(corrected).where(eq(returns.id, returnId))
      return
    }
    const change = { carrier, trackingCode, sentAt: new Date() }
    await moveReturn(tx, actor, { from: whole, to: 'under_way', change })
  })
