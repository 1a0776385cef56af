import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { CheckError, Finding } from './finding.ts'

const maxDelaySeconds = 300
type Waiting = { name: string; seconds: number }

const oldestJob = sql`select name, extract(epoch from now() - start_after)::int as seconds from pgboss.job
  where state in ('created', 'retry') and start_after < now() order by start_after limit 1`
const oldestEvent = sql`select name, extract(epoch from now() - coalesce(retry_at, created_at))::int as seconds from outbox
  where handled_at is null and coalesce(retry_at, created_at) < now() order by id limit 1`

/** How many seconds the oldest due job or event has waited: if this grows, no worker handles them. */
export async function checkQueue(db: Db): Promise<Finding> {
  const [job] = await rowsOf<Waiting>(db, oldestJob)
  const [event] = await rowsOf<Waiting>(db, oldestEvent)
  const errors: CheckError[] = []
  if (job && job.seconds > maxDelaySeconds) errors.push({ kind: 'job-late', of: job.name, n: job.seconds })
  if (event && event.seconds > maxDelaySeconds) errors.push({ kind: 'event-late', of: event.name, n: event.seconds })
  return { figure: Math.max(0, job?.seconds ?? 0, event?.seconds ?? 0), errors }
}
