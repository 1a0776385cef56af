import { sql } from 'drizzle-orm'
import { maskedText } from '#kit/masked.ts'
import { rowsOf, type Db } from '../postgres/db.server.ts'
import type { JobState } from './job-state.ts'

const stateOf = sql`case state::text when 'failed' then 'failed' when 'active' then 'active'
  when 'created' then 'waiting' when 'retry' then 'waiting' else 'done' end`

export type JobRow = {
  id: string
  name: string
  state: JobState
  tries: number
  error: string | null
  dueAt: Date
  endedAt: Date | null
}

type Row = Omit<JobRow, 'dueAt' | 'endedAt'> & { dueAt: string; endedAt: string | null }

/** Jobs of one state, the last changed first. */
export async function listJobs(db: Db, state: JobState, limit: number): Promise<JobRow[]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select id, name, ${stateOf} as state, (retry_count + (state::text in ('failed', 'active', 'completed'))::int)::int as tries,
        coalesce(output->>'message', output->'value'->>'message') as error, start_after as "dueAt", completed_on as "endedAt"
      from pgboss.job where name not like '\\_\\_pgboss%' and ${stateOf} = ${state}
      order by coalesce(completed_on, started_on, start_after) desc, id limit ${limit}`,
  )
  return rows.map((row) => ({
    ...row,
    error: row.error && maskedText(row.error).slice(0, 500),
    dueAt: new Date(row.dueAt),
    endedAt: row.endedAt === null ? null : new Date(row.endedAt),
  }))
}

export async function countJobs(db: Db): Promise<Record<JobState, number>> {
  const rows = await rowsOf<{ state: JobState; n: number }>(
    db,
    sql`select ${stateOf} as state, count(*)::int as n from pgboss.job where name not like '\\_\\_pgboss%' group by 1`,
  )
  const counts: Record<JobState, number> = { failed: 0, waiting: 0, active: 0, done: 0 }
  for (const { state, n } of rows) counts[state] = n
  return counts
}

/** The last completion of each kind of job. */
export async function lastDone(db: Db): Promise<Record<string, Date>> {
  const rows = await rowsOf<{ name: string; at: string }>(
    db,
    sql`select name, max(completed_on) as at from pgboss.job where state = 'completed' group by name`,
  )
  return Object.fromEntries(rows.map(({ name, at }) => [name, new Date(at)]))
}
