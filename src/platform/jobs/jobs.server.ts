import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss, type Job, type JobResult } from 'pg-boss'
import { describeError } from '#kit/error-log.ts'
import { listen } from '../postgres/channel.server.ts'
import type { Db, Store } from '../postgres/db.server.ts'
import { log } from '../log/log.server.ts'

export type JobFunction = (payload: Record<string, unknown>) => Promise<void>
type Enqueue = (db: Db, name: string, payload: Record<string, unknown>) => Promise<void>

/** Retries for about a day: after 5 to 10 s, 10 to 20 s … 3 hours. */
const retryOptions = { retryLimit: 17, retryDelay: 5, retryBackoff: true, retryDelayMax: 3 * 3600 }

/**
 * A running job sends a heartbeat every 5 s. Every 10 s jobs without a heartbeat for 15 s are found, since their process died, and any process may retry
 * them.
 */
const alive = { heartbeatSeconds: 15, heartbeatRefreshSeconds: 5 }
const lookForDeadSeconds = 10

let boss: PgBoss | undefined

/** Puts a job into the queue inside the transaction `db`: it exists if and only if the transaction commits. */
export let enqueue: Enqueue = async (db, name, payload) => {
  if (!boss) throw new Error('jobs are not started')
  await boss.send(name, payload, { ...retryOptions, db: fromDrizzle(db as never, sql as never) })
}

/** Replaces the queue in tests of functions that enqueue. */
export const useQueue = (queue: Enqueue) => void (enqueue = queue)

/** `lanes`: jobs that somebody waits for, with how many of a kind this process runs at once; a new job wakes its worker immediately. */
type Plan = { jobs: Record<string, JobFunction>; schedule: Record<string, string>; lanes?: Record<string, number> }

export async function startJobs(store: Store, { jobs, schedule, lanes = {} }: Plan) {
  boss = new PgBoss({
    ...(store.kind === 'pglite'
      ? { db: fromPglite(store.client), backend: 'pglite', monitorVacuum: false }
      : { db: overOurPool(store) }),
    useListenNotify: true,
    superviseIntervalSeconds: lookForDeadSeconds,
    monitorIntervalSeconds: lookForDeadSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  await boss.start()
  for (const [name, work] of Object.entries(jobs)) {
    const queue = { heartbeatSeconds: alive.heartbeatSeconds, notify: Object.hasOwn(lanes, name) }
    await boss.createQueue(name, queue)
    // Updates a queue that an older version created.
    await boss.updateQueue(name, queue)
    await (queue.notify ? workLane(name, work, lanes[name]!) : workInTurn(name, work))
  }
  for (const [name, cron] of Object.entries(schedule))
    await boss.schedule(name, cron, {}, { tz: 'Asia/Ho_Chi_Minh', ...retriesOf(cron) })
  // An older version may have scheduled jobs that have another name now: nobody would run them.
  for (const { name } of await boss.getSchedules()) if (!Object.hasOwn(schedule, name)) await boss.unschedule(name)
}

/** A daily job is tried again for a day, like any other. One of every few minutes has only pg-boss's own two retries, since its next run comes soon. */
const retriesOf = (cron: string) => (cron.startsWith('*') ? {} : retryOptions)

const workOptions = { heartbeatRefreshSeconds: alive.heartbeatRefreshSeconds, perJobResults: true } as const

/** One after the other. */
const workInTurn = (name: string, work: JobFunction) =>
  boss!.work(name, { ...workOptions, pollingIntervalSeconds: 2, batchSize: 5 }, async (batch) => {
    const results: JobResult[] = []
    for (const job of batch) results.push(await resultOf(name, job, work))
    return results
  })

/** Two jobs at a time for each worker, since pg-boss continues without a pause only after a full batch of more than one. */
const workLane = (name: string, work: JobFunction, atOnce: number) =>
  boss!.work(
    name,
    {
      ...workOptions,
      pollingIntervalSeconds: 2,
      // A retry sends no notification.
      notifyPollingIntervalSeconds: 2,
      batchSize: 2,
      localConcurrency: Math.ceil(atOnce / 2),
      burstWhenBatchFull: true,
    },
    async (batch) =>
      atOnce > 1
        ? Promise.all(batch.map((job) => resultOf(name, job, work)))
        : [await resultOf(name, batch[0]!, work), ...(batch[1] ? [await resultOf(name, batch[1], work)] : [])],
  )

/** A failed job does not fail the rest of its batch. */
async function resultOf(job: string, { id, data }: Job<unknown>, work: JobFunction): Promise<JobResult> {
  try {
    await work(data as Record<string, unknown>)
    return { id, status: 'completed' }
  } catch (error) {
    const { message, stack } = describeError(error)
    log.warn({ job, id, err: { message, stack } }, 'job failed')
    return { id, status: 'failed', output: { message, stack } }
  }
}

/** Uses the shop's own connections; listeners reconnect by themselves (channel.server.ts). */
const overOurPool = (store: Extract<Store, { kind: 'postgres' }>) => ({
  executeSql: (text: string, values?: unknown[]) => store.client.query(text, values),
  listen: async (channel: string, onPayload: (payload: string) => void, onMissed: () => void) => {
    const close = await listen(store, channel, onPayload, onMissed)
    onMissed()
    return { close }
  },
})

export async function stopJobs() {
  await boss?.stop({ graceful: true, timeout: 5_000, close: false })
  boss = undefined
}

/** The scheduled jobs with their next run. */
export async function listSchedule() {
  if (!boss) return []
  const schedules = await boss.getSchedules()
  return schedules
    .map(({ name, cron, timezone }) => ({ name, cron, next: boss!.previewSchedule(cron, { tz: timezone })[0] ?? null }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
