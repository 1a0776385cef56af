import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Db, Store } from './db.server.ts'
import { log } from './log.server.ts'

export type Work = (payload: Record<string, unknown>) => Promise<void>
type Enqueue = (db: Db, name: string, payload: Record<string, unknown>) => Promise<void>

/** Retries for about a day: 30 s, 1 min, 2 min … */
const patience = { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 3 * 3600 }

let boss: PgBoss | undefined

/** Puts a job into the queue inside the transaction `db`: it exists if and only if the transaction commits. */
export let enqueue: Enqueue = async (db, name, payload) => {
  if (!boss) throw new Error('jobs are not started')
  await boss.send(name, payload, { ...patience, db: fromDrizzle(db as never, sql as never) })
}

/** For tests of verbs that enqueue, where no queue runs. */
export const useQueue = (queue: Enqueue) => void (enqueue = queue)

export async function startJobs(store: Store, jobs: Record<string, Work>, schedule: Record<string, string>) {
  boss = new PgBoss(
    store.kind === 'pglite'
      ? { db: fromPglite(store.client), backend: 'pglite', monitorVacuum: false }
      : { db: { executeSql: (text, values) => store.client.query(text, values as unknown[]) } },
  )
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  await boss.start()
  for (const [name, work] of Object.entries(jobs)) {
    await boss.createQueue(name)
    await boss.work(name, { pollingIntervalSeconds: 2, batchSize: 5 }, async (batch) => {
      for (const job of batch) await work(job.data as Record<string, unknown>)
    })
  }
  for (const [name, cron] of Object.entries(schedule)) await boss.schedule(name, cron, {}, { tz: 'Asia/Ho_Chi_Minh' })
}

export async function stopJobs() {
  await boss?.stop({ graceful: true, timeout: 5_000, close: false })
  boss = undefined
}

/** What is done by the clock, with when it is next. */
export async function listSchedule() {
  if (!boss) return []
  const schedules = await boss.getSchedules()
  return schedules
    .map(({ name, cron, timezone }) => ({ name, cron, next: boss!.previewSchedule(cron, { tz: timezone })[0] ?? null }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
