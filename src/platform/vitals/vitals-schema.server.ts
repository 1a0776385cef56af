import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What browsers measured, counted by day, route and step: nobody's visit can be told from it. */
export const pageVitals = pgTable(
  'page_vitals',
  {
    /** In the shop's calendar. */
    day: date().notNull(),
    route: text().notNull(),
    metric: text().notNull(),
    /** Place of the first bound (vitals.ts) that is not exceeded. */
    step: integer().notNull(),
    times: integer().notNull(),
    /** All of them together: inside a step they are shown as what they were, not as where the step begins and ends. */
    total: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.route, t.metric, t.step] })],
)
