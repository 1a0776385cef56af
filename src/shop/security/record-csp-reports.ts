import { count, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { CspReport } from './read-csp-reports.ts'
import { cspReports } from './schema.ts'
import { recordSecurityEvent } from './record-security-event.ts'

/** A bound, so that invented pages cannot fill the table. */
const maxRows = 5000

type From = { userAgent: string | null; ip: string }

/** Counts the reports of browsers; a report of a new kind is a security event as well. */
export async function recordCspReports(db: Db, reports: CspReport[], { userAgent, ip }: From) {
  for (const report of reports) {
    const [{ rows }] = (await db.select({ rows: count() }).from(cspReports)) as [{ rows: number }]
    const values = { ...report, userAgent: userAgent?.slice(0, 300) ?? null }
    const update = { times: sql`${cspReports.times} + 1`, lastAt: new Date(), source: report.source }
    const target = [cspReports.directive, cspReports.blocked, cspReports.page, cspReports.disposition]
    if (rows >= maxRows) continue
    const [recorded] = await db
      .insert(cspReports)
      .values(values)
      .onConflictDoUpdate({ target, set: update })
      .returning({ times: cspReports.times })
    if (recorded?.times === 1)
      await recordSecurityEvent(db, {
        type: 'csp-violation',
        severity: 'low',
        message: 'A browser reported something that the content policy does not allow',
        details: { ...report },
        userAgent,
        ip,
      })
  }
}
