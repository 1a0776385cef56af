import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockOrderOfWork } from './lock-order-of-work.ts'
import { moveWorkOrder } from './move-work-order.ts'
import { refuseUnconfirmed } from './refuse-unconfirmed.ts'

/** Starts the work on a pair. */
export const startWorkOrder = (db: Db, actor: Actor, { workId }: { workId: string }) =>
  db.transaction(async (tx) => {
    await lockOrderOfWork(tx, workId)
    await refuseUnconfirmed(tx, workId)
    return moveWorkOrder(tx, workId, 'in_work', { startedAt: new Date(), startedBy: actor, doneAt: null, doneBy: null })
  })
