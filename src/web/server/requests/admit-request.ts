import { QueueFullError, limitConcurrency } from '#kit/limit-concurrency.ts'
import { counters } from '#platform/metrics/metrics.server.ts'
import { pathWithoutLanguage, isShopPage } from '../page-key.ts'

/**
 * In a rush more requests come than two processors can answer. Those that wait here have asked the database nothing yet, so that the
 * ones being worked on are done quickly; whoever would wait too long is told at once to come again. Placements wait longest and in
 * the order in which they came; pages that anybody may look at are given up first. Few pages are made at once, since making one holds
 * the process: the more there are, the later it hears who comes.
 */
const queues = {
  placement: limitConcurrency({ atOnce: 8, mayWait: 1000, waitMs: 90_000 }),
  page: limitConcurrency({ atOnce: 4, mayWait: 240, waitMs: 10_000, expectMs: 3000, paceMs: 20 }),
}

const queueFor = (method: string, path: string): keyof typeof queues | undefined => {
  if (method === 'POST')
    return pathWithoutLanguage(path.replace(/\.data$/, '')) === '/checkout' ? 'placement' : undefined
  return isShopPage(path.replace(/\.data$/, '')) ? 'page' : undefined
}

/** Stands before everything else that a page is made with; whoever is admitted calls what it answers once. Throws QueueFullError. */
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
