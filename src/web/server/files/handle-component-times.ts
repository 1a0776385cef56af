import type { Context } from 'hono'
import { z } from 'zod'
import { countComponentTimes } from '#platform/vitals/count-component-times.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { nameOfRoute } from '../pages/answer-page.ts'
import { measuresUntil } from '#web/shell/session/measuring-cookie.server.ts'

export const componentTimesPath = '/api/component-times'
export const maxTimes = 128 * 1024

const ms = z.number().min(0).max(3_600_000)
const told = z.object({
  path: z.string().startsWith('/').max(500),
  components: z
    .array(
      z.object({
        name: z.string().regex(/^[\w.$]{1,80}$/),
        times: z.int().min(1).max(1_000_000),
        own: ms,
        whole: ms,
        longest: ms,
      }),
    )
    .max(1000)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length),
})

/** What components took in a browser that an administrator set to measure. */
export async function handleComponentTimes(c: Context): Promise<Response> {
  const nothing = { 'Cache-Control': 'no-store' }
  if (!measuresUntil(c.req.header('cookie'))) return c.text('not measuring', 403, nothing)
  const said = told.safeParse(await c.req.json().catch(() => undefined))
  if (!said.success) return c.text('unreadable', 400, nothing)
  await countComponentTimes(db, nameOfRoute(said.data.path.replace(/[?#].*/s, '')), said.data.components)
  return c.body(null, 204, nothing)
}
