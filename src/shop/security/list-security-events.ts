import { and, desc, eq, gt } from 'drizzle-orm'
import { addDays } from '#kit/clock.ts'
import type { Db } from '#platform/db.server.ts'
import type { Severity } from './event.ts'
import { securityEvents } from './schema.ts'

type Wanted = { since?: Date; severity?: Severity; limit?: number }

/** The newest first. SPEC 9: a report shows 50 of the last 24 hours; no question loads more than 1,000. */
export const listSecurityEvents = (db: Db, { since = addDays(new Date(), -1), severity, limit = 50 }: Wanted = {}) =>
  db
    .select()
    .from(securityEvents)
    .where(and(gt(securityEvents.at, since), severity && eq(securityEvents.severity, severity)))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(Math.min(limit, 1000))
