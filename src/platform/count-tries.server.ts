import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from './db.server.ts'
import type { Limit } from './limit.server.ts'

/** Counts one try for each of many at once, in one statement; answers those who had more than `max` in the window. */
export async function countTries(db: Db, { name, max, seconds }: Limit, whos: readonly string[]): Promise<Set<string>> {
  if (!whos.length) return new Set()
  // In one order everywhere: two forms at once must not wait for each other in a circle.
  const keys = [...new Set(whos)].sort().map((who) => `${name}:${who}`)
  const end = sql`now() + make_interval(secs => ${seconds})`
  const rows = await rowsOf<{ key: string; points: number }>(
    db,
    sql`insert into limits as kept (key, points, expire)
        values ${sql.join(
          keys.map((key) => sql`(${key}, 1, ${end})`),
          sql`, `,
        )}
        on conflict (key) do update set
          points = case when kept.expire <= now() then 1 else kept.points + 1 end,
          expire = case when kept.expire <= now() then ${end} else kept.expire end
        returning key, points`,
  )
  return new Set(rows.filter(({ points }) => points > max).map(({ key }) => key.slice(name.length + 1)))
}
