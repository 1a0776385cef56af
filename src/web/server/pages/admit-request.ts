import { QueueFullError, limitConcurrency } from '#kit/limit-concurrency.ts'
import { counters } from '#platform/metrics/metrics.server.ts'
import { isShopPage, plainPath } from '../page-key.ts'

/**
 * In a rush more requests come than two processors can answer. Requests wait here before they use the database, so that the
 * running ones finish quickly; one that would wait too long is told at once to come again. Order placements wait longest and in
 * order of arrival; public pages are refused first. Few pages render at once, since rendering blocks
 * the process and delays accepting new requests.
 */
const queues = {
  placement: limitConcurrency({ atOnce: 8, mayWait: 1000, waitMs: 90_000 }),
  page: limitConcurrency({ atOnce: 4, mayWait: 240, waitMs: 10_000, expectMs: 3000, paceMs: 20 }),
}

const queueFor = (method: string, path: string): keyof typeof queues | undefined => {
  if (method === 'POST') return plainPath(path) === '/checkout' ? 'placement' : undefined
  return isShopPage(path) ? 'page' : undefined
}

/** Called before any other work on a page. The caller must call the returned function once when done. Throws QueueFullError. */
export async function admitRequest(method: string, path: string): Promise<() => void> {
  const name = queueFor(method, path)
  if (!name) return () => undefined
  try {
    await queues[name].enter()
  } catch (error) {
    if (error instanceof QueueFullError) counters.requestsShed.inc({ queue: name })
    throw error
  }
  return queues[name].leave
}
