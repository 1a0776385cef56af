import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { cartLines, carts } from './schema.ts'

/** Lines of an open cart, in the order they were put in; none for a closed or unknown one. */
export const listCartLines = (db: Db, cartId: string) =>
  db
    .select({
      key: cartLines.key,
      variantId: cartLines.variantId,
      quantity: cartLines.quantity,
      seenPrice: cartLines.seenPrice,
    })
    .from(cartLines)
    .innerJoin(carts, and(eq(carts.id, cartLines.cartId), isNull(carts.closedAt)))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position))
