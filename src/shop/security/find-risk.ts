import { and, desc, eq, gt, notLike } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { anyBrowserReport } from './browser-report.ts'
import type { EventSeverity } from './event.ts'
import { riskLevel, type RiskLevel } from './risk-level.ts'
import { securityEvents } from './schema.ts'
import { sinceOf } from './security-period.ts'

/** More events of one severity do not change the level. */
const enough = 5

/** The current risk level. However many events the last hour has, only a few rows are read. */
export async function findRisk(db: Db, now = new Date()): Promise<RiskLevel> {
  const relevant: EventSeverity[] = ['critical', 'high', 'medium']
  const events = []
  for (const severity of relevant)
    events.push(
      ...(await db
        .select({ severity: securityEvents.severity, at: securityEvents.at })
        .from(securityEvents)
        .where(
          and(
            gt(securityEvents.at, sinceOf('1h', now)),
            eq(securityEvents.severity, severity),
            notLike(securityEvents.type, anyBrowserReport),
          ),
        )
        .orderBy(desc(securityEvents.at))
        .limit(enough)),
    )
  // The clock of the database may be slightly ahead of ours.
  return riskLevel(events, new Date(Math.max(now.getTime(), ...events.map(({ at }) => at.getTime()))))
}
