import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/postgres/columns.server.ts'
import { users } from '#shop/identity/schema.ts'

/** A saved view of an admin list: filters, order, columns. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The list, by its address below /admin. */
    place: text().notNull(),
    name: text().notNull(),
    /** The query string, without the question mark. */
    query: text().notNull(),
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** All staff can see it. */
    shared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('saved_views_of_place').on(t.place), index('saved_views_of_owner').on(t.ownerId)],
)
