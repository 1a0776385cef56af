import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { moveWork } from './move-work.ts'

/** Somebody took the pair to the bench. */
export const startWork = (db: Db, actor: Actor, { workId }: { workId: string }) =>
  moveWork(db, workId, 'in_work', { startedAt: new Date(), startedBy: actor, doneAt: null, doneBy: null })
