import type { Db } from '#platform/postgres/db.server.ts'
import { publishLive } from '#platform/live.server.ts'

/** Makes open pages of this user read their notifications again. */
export const notifyOpenPages = (db: Db, userId: string) =>
  publishLive(db, { to: userId, event: 'notifications', facts: {} })
