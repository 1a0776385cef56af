import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What components took in the browsers of staff who measured, added up by day and page. Times in ms. */
export const componentTimes = pgTable(
  'component_times',
  {
    /** In the shop's calendar. */
    day: date().notNull(),
    route: text().notNull(),
    component: text().notNull(),
    times: integer().notNull(),
    own: doublePrecision().notNull(),
    whole: doublePrecision().notNull(),
    longest: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.route, t.component] })],
)
