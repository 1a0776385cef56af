import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { cspReports } from './schema.ts'

export const reportsPerPage = 50

/** The reports of browsers, the latest first. */
export const listCspReports = (db: Db, { directive, page }: { directive: string | null; page: number }) =>
  db
    .select()
    .from(cspReports)
    .where(directive ? eq(cspReports.directive, directive) : undefined)
    .orderBy(desc(cspReports.lastAt), desc(cspReports.id))
    .limit(reportsPerPage)
    .offset((page - 1) * reportsPerPage)
export type CspReportRow = Awaited<ReturnType<typeof listCspReports>>[number]

/** The number of different reports for each directive. */
export const countCspReports = (db: Db) =>
  db
    .select({ directive: cspReports.directive, n: count() })
    .from(cspReports)
    .groupBy(cspReports.directive)
    .orderBy(cspReports.directive)
