import { sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { cartLines, carts } from '#shop/cart/schema.ts'
import { paidNow } from '#shop/catalogue/prices/paid-now.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import type { Period } from './period.ts'
import { dayBegins, dayEnds } from '#platform/postgres/day-bounds.server.ts'
import { variantNameIn } from '#shop/inventory/lists/stock-sql.ts'

/** A cart untouched for so long counts as abandoned. */
const abandonedAfterHours = 1

/** A cart with lines and no order, at today's prices. A guest's cart has no name; its id is the guest's secret and is not returned. */
export type AbandonedCart = {
  at: Date
  userId: string | null
  person: string | null
  pieces: number
  worth: Dong
  names: string
}

const abandoned = ({
  from,
  until,
}: Period) => sql`${carts.closedAt} is null and ${carts.updatedAt} < now() - make_interval(hours => ${abandonedAfterHours})
  and ${carts.updatedAt} >= ${dayBegins(from)} and ${carts.updatedAt} < ${dayEnds(until)}`

const worth = sql`sum((${paidNow}) * ${cartLines.quantity})::float8`
const lines = sql`${carts} join ${cartLines} on ${cartLines.cartId} = ${carts.id} join ${variants} on ${variants.id} = ${cartLines.variantId}`

type AbandonedCartsQuery = { period: Period; locale: Locale; limit: number; offset?: number }

/** The latest first. */
export async function listAbandonedCarts(
  db: Db,
  { period, locale, limit, offset = 0 }: AbandonedCartsQuery,
): Promise<AbandonedCart[]> {
  const rows = await rowsOf<Omit<AbandonedCart, 'at'> & { at: string | Date }>(
    db,
    sql`select c.updated_at as at, c.user_id as "userId", (select ${users.name} from ${users} where ${users.id} = c.user_id) as person, c.pieces, c.worth,
      (select string_agg(distinct ${variantNameIn(locale)}, ', ') from ${cartLines} l join ${variants} on ${variants.id} = l.variant_id where l.cart_id = c.id) as names
      from (
        select ${carts.id}, ${carts.updatedAt}, ${carts.userId}, sum(${cartLines.quantity})::int as pieces, ${worth} as worth
        from ${lines} where ${abandoned(period)} group by ${carts.id} order by ${carts.updatedAt} desc, ${carts.id} limit ${limit} offset ${offset}
      ) c order by c.updated_at desc, c.id`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at), names: row.names ?? '' }))
}

/** The number of abandoned carts and their total value. */
export async function countAbandonedCarts(db: Db, period: Period) {
  const [row] = await rowsOf<{ carts: number; pieces: number; worth: Dong }>(
    db,
    sql`select count(distinct ${carts.id})::int as carts, coalesce(sum(${cartLines.quantity}), 0)::int as pieces, coalesce(${worth}, 0) as worth
      from ${lines} where ${abandoned(period)}`,
  )
  return row!
}

export type AbandonedProduct = { productId: string; name: string | null; carts: number; pieces: number; worth: Dong }

/** The products that lie most often in abandoned carts. */
export const listAbandonedProducts = (db: Db, { period, locale, limit }: AbandonedCartsQuery) =>
  rowsOf<AbandonedProduct>(
    db,
    sql`select ${variants.productId} as "productId", count(distinct ${carts.id})::int as carts, sum(${cartLines.quantity})::int as pieces, ${worth} as worth,
      ${variantNameIn(locale)} as name
      from ${lines} where ${abandoned(period)} group by ${variants.productId} order by 2 desc, 4 desc, 1 limit ${limit}`,
  )
