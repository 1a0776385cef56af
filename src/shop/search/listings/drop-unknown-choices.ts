import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { Listing } from '../listing.ts'

/** The choices that the catalogue knows: an invented one in an address filters nothing. */
export async function dropUnknownChoices(db: Db, chosen: Listing['chosen']): Promise<Listing['chosen']> {
  const pairs = Object.entries(chosen).flatMap(([kind, values]) => values.map((value) => ({ kind, value })))
  if (!pairs.length) return chosen
  const [kinds, values] = [pairs.map(({ kind }) => kind), pairs.map(({ value }) => value)]
  const existing = await rowsOf<{ kind: string; value: string }>(
    db,
    sql`select t.kind, t.value from traits t join unnest(${sql.param(kinds)}::text[], ${sql.param(values)}::text[]) w(kind, value) on t.kind = w.kind and t.value = w.value`,
  )
  const valid = Object.entries(chosen).map(
    ([kind, all]) =>
      [kind, all.filter((value) => existing.some((one) => one.kind === kind && one.value === value))] as const,
  )
  return Object.fromEntries(valid.filter(([, all]) => all.length))
}
