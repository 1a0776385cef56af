import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/postgres/columns.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'

/** The wishlist of a signed-in customer; a visitor's wishlist stays in the browser. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    addedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] }), index('wishlist_items_of_product').on(t.productId)],
)

/** A list as it was when it was shared; anyone with the link may read it. */
export const sharedWishlists = pgTable('shared_wishlists', {
  code: text().primaryKey(),
  name: text(),
  productIds: uuid().array().notNull(),
  createdAt: createdAt(),
})
