import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Severity } from '#kit/error-log.ts'
import type { Db } from '../postgres/db.server.ts'
import { errorLog } from './error-log-schema.server.ts'

type ErrorListParams = { text: string; severity: Severity | null }
export const errorRowsPerPage = 25

const literal = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** Searches the message, the place and the id on the error screen. */
const matchesText = ({ text }: ErrorListParams) =>
  text
    ? or(
        ilike(errorLog.message, literal(text)),
        ilike(errorLog.path, literal(text)),
        ilike(errorLog.errorId, literal(text)),
        sql`${errorLog.details} @> ${JSON.stringify({ ids: [text] })}::jsonb`,
      )
    : undefined

const times = sql<number>`coalesce((${errorLog.details}->>'times')::int, 1)`

const fields = {
  id: errorLog.id,
  errorId: errorLog.errorId,
  origin: errorLog.origin,
  severity: errorLog.severity,
  message: errorLog.message,
  path: errorLog.path,
  times,
  at: errorLog.at,
}

export const listErrors = (db: Db, params: ErrorListParams, page: number) =>
  db
    .select(fields)
    .from(errorLog)
    .where(and(matchesText(params), params.severity ? eq(errorLog.severity, params.severity) : undefined))
    .orderBy(desc(errorLog.id))
    .limit(errorRowsPerPage)
    .offset((page - 1) * errorRowsPerPage)

/** Counts the matching rows of each severity. */
export async function countErrors(db: Db, params: ErrorListParams) {
  const rows = await db
    .select({ severity: errorLog.severity, n: count() })
    .from(errorLog)
    .where(matchesText(params))
    .groupBy(errorLog.severity)
  const bySeverity: Record<Severity, number> = { low: 0, medium: 0, high: 0, critical: 0 }
  for (const { severity, n } of rows) bySeverity[severity] = n
  return { all: rows.reduce((sum, { n }) => sum + n, 0), bySeverity }
}

export const readError = async (db: Db, id: number) =>
  (
    await db
      .select({ ...fields, stack: errorLog.stack, details: errorLog.details })
      .from(errorLog)
      .where(eq(errorLog.id, id))
  )[0]

export type ErrorRow = Awaited<ReturnType<typeof listErrors>>[number]
