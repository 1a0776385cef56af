import { sql } from 'drizzle-orm'
import type { Counted } from './counted.ts'
import type { Period } from './period.ts'
import { dayCounts } from './schema.ts'

/** What was counted of one kind in a period. */
export const countedWithin = (what: Counted, { from, until }: Period) =>
  sql`${dayCounts.what} = ${what} and ${dayCounts.day} between ${from}::date and ${until}::date`
