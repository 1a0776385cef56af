import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../postgres/db.server.ts'
import { log } from '../log/log.server.ts'
import { processes } from './process-schema.server.ts'
import { reportTimings } from '../metrics/report-timings.server.ts'

/** Identifies this process for its lifetime. */
export const processId = randomUUID()
const beatMs = 15_000
/** A process without a heartbeat for four intervals is gone. */
const aliveFor = sql`now() - interval '60 seconds'`

/** Reports every 15 s that this process is alive, with its state, until it is stopped. */
export async function startHeartbeat(db: Db) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const born = {
    id: processId,
    host: hostname(),
    pid: process.pid,
    version,
    node: process.versions.node,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
  }
  const beat = async () => {
    const now = { memory: process.memoryUsage().rss, logLevel: log.level, timings: await reportTimings() }
    await db
      .insert(processes)
      .values({ ...born, ...now })
      .onConflictDoUpdate({ target: processes.id, set: { ...now, seenAt: sql`now()` } })
  }
  await beat()
  const timer = setInterval(() => void beat().catch((error: unknown) => log.info({ err: error }, 'no beat')), beatMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    const leaving = db.delete(processes).where(eq(processes.id, processId))
    // Without the database it stays listed for a minute more; that is no reason to end with an error.
    await leaving.catch((error: unknown) => log.info({ err: error }, 'still listed'))
  }
}

export const listProcesses = (db: Db) =>
  db.select().from(processes).where(gt(processes.seenAt, aliveFor)).orderBy(desc(processes.startedAt))

export type ProcessRow = Awaited<ReturnType<typeof listProcesses>>[number]

/** Records that this process got the cache check's message, for its caller to read. */
export const answerCacheProbe = (db: Db, call: string) =>
  db
    .update(processes)
    .set({ heard: call, logLevel: log.level, seenAt: sql`now()` })
    .where(eq(processes.id, processId))
