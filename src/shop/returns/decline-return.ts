import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockReturn } from './lock-return.ts'
import { moveReturn } from './move-return.ts'

/** Declines a return; the customer reads the reason. */
export const declineReturn = (db: Db, actor: Actor, { returnId, reason }: { returnId: string; reason: string }) =>
  db.transaction(async (tx) => {
    const { whole } = await lockReturn(tx, returnId)
    return moveReturn(tx, actor, {
      from: whole,
      to: 'declined',
      note: reason,
      change: { decidedAt: new Date(), decidedBy: actor, declineReason: reason },
    })
  })
