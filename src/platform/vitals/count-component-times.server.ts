import { sql } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { componentTimes } from './component-times-schema.server.ts'
import { rowsOf, type Db } from '../postgres/db.server.ts'
import { frameMs } from './vitals.ts'

export type ComponentRow = {
  component: string
  /** Where it took longest. */
  route: string
  times: number
  /** Averages, and the longest of all; ms. */
  own: number
  whole: number
  longest: number
}

/** Adds what one page of a measuring browser tells. */
export async function countComponentTimes(
  db: Db,
  route: string,
  told: { name: string; times: number; own: number; whole: number; longest: number }[],
) {
  const day = shopDay(new Date())
  const rows = told.map(({ name, ...sums }) => ({ day, route, component: name, ...sums }))
  if (!rows.length) return
  const had = componentTimes
  await db
    .insert(had)
    .values(rows)
    .onConflictDoUpdate({
      target: [had.day, had.route, had.component],
      set: {
        times: sql`${had.times} + excluded.times`,
        own: sql`${had.own} + excluded.own`,
        whole: sql`${had.whole} + excluded.whole`,
        longest: sql`greatest(${had.longest}, excluded.longest)`,
      },
    })
}

/** The components of our own sources that took longest on average since that day: those over the bound first. What a component takes itself is a part of the whole. */
export const listComponentTimes = (db: Db, since: string, { names, most }: { names: string[]; most: number }) =>
  rowsOf<ComponentRow>(
    db,
    sql`select component, (array_agg(route order by longest desc, route))[1] as route, sum(times)::int as times,
      sum(own) / sum(times) as own, sum(whole) / sum(times) as whole, max(longest) as longest
    from component_times where day >= ${since} and component = any(${sql.param(names)})
    group by component order by sum(whole) / sum(times) > ${frameMs} desc, sum(own) / sum(times) desc, component limit ${most}`,
  )
