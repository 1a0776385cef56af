import { setTimeout as wait } from 'node:timers/promises'
import { listProcesses } from '#platform/system/heartbeat.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { cachedPage, makePage, cachedOrRendered } from '#platform/cache/page-cache.server.ts'
import { dropPagesEverywhere } from '#platform/cache/page-channel.server.ts'
import type { CheckError, Finding } from './finding.ts'

/** A tag that no page of the shop carries: a process that gets it reports so (heartbeat.server.ts). */
export const cacheProbe = 'cache-probe:'

/** Caches a page, drops it by its tag through the database, and counts the processes that got the message. The figure is their number. */
export async function checkCache(db: Db, timeoutMs = 3_000): Promise<Finding> {
  const tag = cacheProbe + crypto.randomUUID()
  const trialPage = makePage({ status: 200, headers: {}, body: Buffer.from('trial'), tags: [tag] })
  await cachedOrRendered(tag, async () => trialPage)
  await dropPagesEverywhere(db, [tag])
  const until = performance.now() + timeoutMs
  for (;;) {
    const alive = await listProcesses(db)
    const unresponsive = alive.filter(({ heard }) => heard !== tag)
    const isStillCached = cachedPage(tag) !== undefined
    if ((!unresponsive.length && !isStillCached) || performance.now() > until) {
      const errors = unresponsive.map(({ host, pid }): CheckError => ({ kind: 'process-deaf', of: `${host} · ${pid}` }))
      return {
        figure: alive.length - unresponsive.length,
        errors: isStillCached ? [{ kind: 'cache-kept' }, ...errors] : errors,
      }
    }
    await wait(20)
  }
}
