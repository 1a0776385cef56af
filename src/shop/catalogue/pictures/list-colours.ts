import { sql } from 'drizzle-orm'
import type { Localized } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'

/** Name and swatch of each colour, taken from any product that has it. */
export async function listColours(db: Db, values: string[]) {
  if (!values.length) return []
  return rowsOf<{ value: string; label: Localized | null; swatch: string | null }>(
    db,
    sql`select c.value, o.label, o.swatch from unnest(${sql.param(values)}::text[]) c(value) cross join lateral (select label, swatch from product_option_values where key = 'colour' and value = c.value limit 1) o`,
  )
}
