import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Render times of page parts in browsers, added up by day and page. Times in ms. */
export const componentTimes = pgTable(
  'component_times',
  {
    /** In the shop's calendar. */
    day: date().notNull(),
    route: text().notNull(),
    component: text().notNull(),
    times: integer().notNull(),
    whole: doublePrecision().notNull(),
    longest: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.route, t.component] })],
)
