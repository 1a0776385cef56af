import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { errorLimits, openErrorLog, type ErrorRecord, type ErrorStats } from '#kit/error-log.ts'
import { masked } from '#kit/masked.ts'
import { db, rowsOf, type Db } from '../postgres/db.server.ts'
import { errorLog } from './error-log-schema.server.ts'

type Origin = 'server' | 'browser'
type Repeats = { times?: number; ids?: string[] }

const burst = sql`now() - interval '1 minute'`
/** How many of the newest ids of repeated errors can be searched. */
const idsOfBurst = 20

/** Stores an error. The same error within a minute only raises the count of its row; beyond 1,000 rows or 90 days the oldest are deleted. */
export const recordError = (db: Db, record: ErrorRecord & { origin: Origin }) =>
  db.transaction(async (tx) => {
    const { origin, severity, message, stack, path, errorId } = record
    const samePath = path === undefined ? isNull(errorLog.path) : eq(errorLog.path, path)
    const [repeated] = await tx
      .select({ id: errorLog.id, errorId: errorLog.errorId, details: errorLog.details })
      .from(errorLog)
      .where(and(eq(errorLog.origin, origin), eq(errorLog.message, message), samePath, gt(errorLog.at, burst)))
      .orderBy(desc(errorLog.id))
      .limit(1)
      .for('update')
    if (repeated) {
      const { times = 1, ids = [] }: Repeats = repeated.details
      const details = {
        ...repeated.details,
        times: times + 1,
        ids: [...ids, ...(errorId ? [errorId] : [])].slice(-idsOfBurst),
      }
      await tx.update(errorLog).set({ details }).where(eq(errorLog.id, repeated.id))
      return
    }
    const details = masked(record.details ?? {}) as Record<string, unknown>
    await tx.insert(errorLog).values({ origin, severity, message, stack, path, errorId, details })
    const oldest = sql`(select id from error_log order by id desc offset ${errorLimits.entries} limit 1)`
    await tx.delete(errorLog).where(sql`id <= ${oldest} or at < now() - interval '90 days'`)
  })

/** Errors since then: counts by severity, and the ten most frequent messages. */
export async function errorStats(db: Db, since: Date): Promise<ErrorStats> {
  const rows = await rowsOf<{ severity: ErrorRecord['severity']; message: string; times: number }>(
    db,
    sql`select severity, message, sum(coalesce((details->>'times')::int, 1))::int times
        from error_log where at > ${since.toISOString()} group by severity, message order by times desc`,
  )
  const bySeverity: ErrorStats['bySeverity'] = { low: 0, medium: 0, high: 0, critical: 0 }
  for (const { severity, times } of rows) bySeverity[severity] += times
  const total = rows.reduce((sum, { times }) => sum + times, 0)
  return { total, bySeverity, top: rows.slice(0, 10).map(({ message, times }) => ({ message, times })) }
}

const ours = openErrorLog()
let isCarrying = false

/** Queues an error of this process and returns at once, so that the log never delays or breaks a response. */
export function saveError(record: ErrorRecord) {
  ours.take(record)
  void carry()
}

const retryDelayMs = 30_000

/** Errors that cannot be stored wait in memory, 100 at most, until the database is back. */
async function carry() {
  if (isCarrying || !db) return
  isCarrying = true
  try {
    for (let next = ours.waiting[0]; next; next = ours.waiting[0]) {
      await recordError(db, { ...next, origin: 'server' })
      if (ours.waiting[0] === next) ours.waiting.shift()
    }
  } catch {
    // The error is on standard output already (log-bug.server.ts).
    setTimeout(() => void carry(), retryDelayMs).unref()
  } finally {
    isCarrying = false
  }
}
