import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { listColours } from './list-colours.ts'

/** Every colour of any product, once. A loose index scan: there are many products and few colours. */
export async function listUsedColours(db: Db) {
  const first = sql`select min(value) from product_option_values where key = 'colour'`
  const next = sql`select (select min(value) from product_option_values where key = 'colour' and value > c.value) from c where c.value is not null`
  const rows = await rowsOf<{ value: string }>(
    db,
    sql`with recursive c(value) as ((${first}) union all (${next})) select value from c where value is not null`,
  )
  return listColours(
    db,
    rows.map(({ value }) => value),
  )
}
