import { sql } from 'drizzle-orm'
import type { CountedAction } from './counted-action.ts'
import type { Period } from './period.ts'
import { dayCounts } from './schema.ts'

/** The counts of one kind in a period. */
export const countsWithin = (what: CountedAction, { from, until }: Period) =>
  sql`${dayCounts.what} = ${what} and ${dayCounts.day} between ${from}::date and ${until}::date`
