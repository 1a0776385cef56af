import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveWorkOrder } from './move-work-order.ts'

/** Starts the work on a pair. */
export const startWorkOrder = (db: Db, actor: Actor, { workId }: { workId: string }) =>
  moveWorkOrder(db, workId, 'in_work', { startedAt: new Date(), startedBy: actor, doneAt: null, doneBy: null })
