import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/postgres/columns.server.ts'
import { users } from '#shop/identity/schema.ts'

/** A list of the admin as somebody likes to see it: filters, order, columns. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Which list: its address below /admin. */
    place: text().notNull(),
    name: text().notNull(),
    /** The query of the address, after the question mark. */
    query: text().notNull(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Everyone who works here sees it. */
    shared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('saved_views_of_place').on(t.place), index('saved_views_of_owner').on(t.ownerId)],
)
