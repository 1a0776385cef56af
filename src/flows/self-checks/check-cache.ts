import { setTimeout as wait } from 'node:timers/promises'
import { listProcesses } from '#platform/system/heartbeat.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { cachedPage, makePage, cachedOrRendered } from '#platform/cache/page-cache.server.ts'
import { dropPagesEverywhere } from '#platform/cache/page-channel.server.ts'
import type { CheckError, Finding } from './finding.ts'

/** A tag that no page of the shop carries: a process that gets it reports so (heartbeat.server.ts). */
export const cacheProbe = 'roll-call:'

/** Caches a page, drops it by its tag through the database, and counts the processes that got the message. The figure is their number. */
export async function checkCache(db: Db, patienceMs = 3_000): Promise<Finding> {
  const tag = cacheProbe + crypto.randomUUID()
  const made = makePage({ status: 200, headers: {}, body: Buffer.from('trial'), tags: [tag] })
  await cachedOrRendered(tag, async () => made)
  await dropPagesEverywhere(db, [tag])
  const until = performance.now() + patienceMs
  for (;;) {
    const alive = await listProcesses(db)
    const deaf = alive.filter(({ heard }) => heard !== tag)
    const isKept = cachedPage(tag) !== undefined
    if ((!deaf.length && !isKept) || performance.now() > until) {
      const faults = deaf.map(({ host, pid }): CheckError => ({ kind: 'process-deaf', of: `${host} · ${pid}` }))
      return { figure: alive.length - deaf.length, faults: isKept ? [{ kind: 'cache-kept' }, ...faults] : faults }
    }
    await wait(20)
  }
}
