import type { MiddlewareFunction } from 'react-router'
import { QueueFullError, limitConcurrency } from '#kit/limit-concurrency.ts'
import { counters } from '#platform/metrics/metrics.server.ts'
import { markDatabaseAway } from '#platform/request.server.ts'
import { pathWithoutLanguage, isShopPage } from '../page-key.ts'

/**
 * In a rush more requests come than two processors can answer. Those that wait here have asked the database nothing yet, so that the
 * ones being worked on are done quickly; beyond the bound a request is told at once to come again. Placements wait longest and in
 * the order in which they came; pages that anybody may look at are given up first.
 */
const queues = {
  placement: limitConcurrency({ atOnce: 8, mayWait: 1000, waitMs: 90_000 }),
  page: limitConcurrency({ atOnce: 16, mayWait: 240, waitMs: 5000 }),
}

const queueFor = (method: string, path: string): keyof typeof queues | undefined => {
  if (method === 'POST') return pathWithoutLanguage(path) === '/checkout' ? 'placement' : undefined
  return isShopPage(path) ? 'page' : undefined
}

/** Stands before everything else that a request is worked on with. */
export const admitRequest: MiddlewareFunction<Response> = async ({ request, url }, next) => {
  const name = queueFor(request.method, url.pathname)
  if (!name) return next()
  const { enter, leave } = queues[name]
  try {
    await enter()
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    counters.requestsShed.inc({ queue: name })
    markDatabaseAway()
    // Drawing the error screen would cost as much as the page; answer-page.ts has a sentence for this moment.
    if (!new URL(request.url).pathname.endsWith('.data')) return new Response(null, { status: 503 })
    throw error
  }
  try {
    return await next()
  } finally {
    leave()
  }
}
