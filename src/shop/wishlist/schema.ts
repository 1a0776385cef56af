import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/postgres/columns.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'

/** What a signed-in customer wishes for; a visitor's wishes stay in the browser. */
export const wishlistItems = pgTable(
  'wishes',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index('wishes_of_product').on(t.productId)],
)

/** A list as it stood when it was shared; who has the link may read it. */
export const sharedWishlists = pgTable('shared_wishes', {
  code: text().primaryKey(),
  name: text(),
  productIds: uuid().array().notNull(),
  createdAt: createdAt(),
})
