import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Browser measurements, counted by day, route and bucket, so that no single visit can be recognized. */
export const pageVitals = pgTable(
  'page_vitals',
  {
    /** In the shop's calendar. */
    day: date().notNull(),
    route: text().notNull(),
    metric: text().notNull(),
    /** Index of the first bound (vitals.ts) that is not exceeded. */
    step: integer().notNull(),
    times: integer().notNull(),
    /** The sum of the values, so that the average inside a bucket is exact. */
    total: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.route, t.metric, t.step] })],
)
