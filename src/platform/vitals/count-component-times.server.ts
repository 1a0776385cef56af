import { sql } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { componentTimes } from './component-times-schema.server.ts'
import { rowsOf, type Db } from '../postgres/db.server.ts'
import type { PagePart, PartTime } from './page-parts.ts'
import { frameMs } from './vitals.ts'

export type ComponentRow = {
  component: PagePart
  /** The route with the longest time. */
  route: string
  times: number
  /** Average, and the longest of all; ms. */
  whole: number
  longest: number
}

/** Adds the times of one page view. */
export async function countComponentTimes(db: Db, route: string, times: Partial<Record<PagePart, PartTime>>) {
  const day = shopDay(new Date())
  const rows = Object.entries(times).map(([component, sums]) => ({ day, route, component, ...sums }))
  if (!rows.length) return
  const had = componentTimes
  await db
    .insert(had)
    .values(rows)
    .onConflictDoUpdate({
      target: [had.day, had.route, had.component],
      set: {
        times: sql`${had.times} + excluded.times`,
        whole: sql`${had.whole} + excluded.whole`,
        longest: sql`greatest(${had.longest}, excluded.longest)`,
      },
    })
}

/** The slowest parts on average since that day, those over the bound first. */
export const listComponentTimes = (db: Db, since: string) =>
  rowsOf<ComponentRow>(
    db,
    sql`select component, (array_agg(route order by longest desc, route))[1] as route, sum(times)::int as times,
      sum(whole) / sum(times) as whole, max(longest) as longest
    from component_times where day >= ${since}
    group by component order by sum(whole) / sum(times) > ${frameMs} desc, sum(whole) / sum(times) desc, component`,
  )
