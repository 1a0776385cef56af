import type { Context } from 'hono'
import { z } from 'zod'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { countComponentTimes } from '#platform/vitals/count-component-times.server.ts'
import { countVitals } from '#platform/vitals/count-vitals.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { pageParts } from '#platform/vitals/page-parts.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { nameOfRoute } from '../pages/answer-page.ts'

export const vitalsPath = '/api/vitals'
export const maxVitals = 4096
const perNetwork = allLimits.vitals

const amount = (max: number) => z.number().min(0).max(max).optional()
const ms = z.number().min(0).max(600_000)
const partTime = z.object({ times: z.int().min(1).max(100_000), whole: ms, longest: ms })
const report = z.object({
  path: z.string().startsWith('/').max(500),
  load: amount(600_000),
  lcp: amount(600_000),
  inp: amount(600_000),
  cls: amount(100_000),
  script: amount(1_000_000),
  memory: amount(1_000_000),
  components: z.partialRecord(z.enum(pageParts), partTime).default({}),
})

/**
 * Receives what a browser measured on one page. No names, no cookies; the address is kept only as its route, and numbers only
 * as counts in buckets. The browser does not wait for the answer.
 */
export async function handleVitals(c: Context, ip: string): Promise<Response> {
  const noStore = { 'Cache-Control': 'no-store' }
  const parsed = report.safeParse(await c.req.json().catch(() => undefined))
  if (!parsed.success) return c.text('unreadable', 400, noStore)
  const wait = await secondsToWait(db, perNetwork, networkOf(ip))
  if (wait) return c.text('enough', 429, { ...noStore, 'Retry-After': String(wait) })
  const { path, components, ...measured } = parsed.data
  const route = nameOfRoute(path.replace(/[?#].*/s, ''))
  await countVitals(db, route, measured)
  await countComponentTimes(db, route, components)
  return c.body(null, 204, noStore)
}
