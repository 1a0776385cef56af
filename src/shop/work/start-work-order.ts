import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveWorkOrder } from './move-work-order.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'

/** Starts the work on a pair. */
export async function startWorkOrder(db: Db, actor: Actor, { workId }: { workId: string }) {
  await refuseUnconfirmed(db, workId)
  return moveWorkOrder(db, workId, 'in_work', { startedAt: new Date(), startedBy: actor, doneAt: null, doneBy: null })
}
