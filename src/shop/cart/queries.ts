import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { cartLifetimeMs } from './cart-storage.ts'
import { cartLines, carts } from './schema.ts'

/** Lines of an open cart, in the order they were added; none for a closed or unknown one. */
export const listCartLines = (db: Db, cartId: string) => linesOf(db, { cartId })
const linesOf = prepared((db) =>
  db
    .select({
      key: cartLines.key,
      variantId: cartLines.variantId,
      services: cartLines.services,
      finalSince: cartLines.finalSince,
      quantity: cartLines.quantity,
      seenPrice: cartLines.seenPrice,
    })
    .from(cartLines)
    .innerJoin(carts, and(eq(carts.id, cartLines.cartId), isNull(carts.closedAt)))
    .where(eq(cartLines.cartId, sql.placeholder('cartId')))
    .orderBy(asc(cartLines.position)),
)

/** The open cart of a user; if there is none, the one closed last, so that an order sent twice still finds its cart. */
export async function findCartIdOf(db: Db, userId: string) {
  const [cart] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.userId, userId))
    .orderBy(desc(isNull(carts.closedAt)), desc(carts.closedAt))
    .limit(1)
  return cart?.id
}

/**
 * Whether a visitor may use this cart by its cookie: carts of users are found by their session, never by their id. An open cart lives as long as its
 * copy in the browser; an ordered one can be found longer, so that an order sent twice stays one.
 */
export async function isVisitorsCart(db: Db, cartId: string) {
  const [cart] = await visitors(db, { cartId })
  return cart !== undefined
}
const visitors = prepared((db) =>
  db
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(
        eq(carts.id, sql.placeholder('cartId')),
        isNull(carts.userId),
        or(
          isNotNull(carts.closedAt),
          gt(carts.updatedAt, sql`now() - make_interval(secs => ${cartLifetimeMs / 1000})`),
        ),
      ),
    ),
)

/** Lines of a user's open cart. */
export async function listCartLinesOfUser(db: Db, userId: string) {
  const cartId = await findCartIdOf(db, userId)
  return cartId ? listCartLines(db, cartId) : []
}
