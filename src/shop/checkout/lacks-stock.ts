import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { cartLines, carts } from '#shop/cart/schema.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { stock } from '#shop/inventory/schema.ts'
import { available } from '#shop/inventory/lists/stock-sql.ts'

/** Whether an open cart has more of something than is in stock. One cheap read, so that a late buyer costs no transaction; the transaction checks again. */
export async function lacksStock(db: Db, cartId: string) {
  const [line] = await shortLine(db, { cartId })
  return line !== undefined
}

const shortLine = prepared((db) =>
  db
    .select({ key: cartLines.key })
    .from(cartLines)
    .innerJoin(carts, and(eq(carts.id, cartLines.cartId), isNull(carts.closedAt)))
    .leftJoin(stock, eq(stock.variantId, cartLines.variantId))
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    // Services have no stock.
    .innerJoin(products, and(eq(products.id, variants.productId), ne(products.category, 'services')))
    .where(and(eq(cartLines.cartId, sql.placeholder('cartId')), lt(available, cartLines.quantity)))
    .limit(1),
)
