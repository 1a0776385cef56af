import type { Db } from '#platform/db.server.ts'
import { tellLive } from '#platform/live.server.ts'

/** Open pages of this person read their notifications again. */
export const tellNotifications = (db: Db, userId: string) =>
  tellLive(db, { to: userId, event: 'notifications', facts: {} })
