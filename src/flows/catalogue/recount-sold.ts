import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { dropPagesEverywhere } from '#platform/cache/page-channel.server.ts'
import { preparedRows } from '#platform/postgres/prepared.server.ts'
import { isReplacement } from '#shop/returns/is-replacement.ts'
import { setSold } from '#shop/search/traits/set-sold.ts'

/** Days that "best selling" looks back. */
const days = 90

/** Recounts how often these products and those of these orders were ordered. Placed orders count; cancelled orders and exchange orders do not. */
export const recountSold = async (db: Db, orderIds: string[], productIds: string[] = []) =>
  setSold(db, await soldOf(db, { orderIds, productIds }))

const soldOf = preparedRows<{ productId: string; pieces: number }>(
  sql`select p.id as "productId", s.pieces
    from (select product_id as id from order_lines where order_id = any(${sql.placeholder('orderIds')}::text[]) union select unnest(${sql.placeholder('productIds')}::uuid[])) p
    cross join lateral (
      select coalesce(sum(l.quantity) filter (where o.state <> 'cancelled' and not ${isReplacement(sql`o.id`)} and o.placed_at > now() - make_interval(days => ${days})), 0)::int as pieces
      from order_lines l join orders o on o.id = l.order_id where l.product_id = p.id
    ) s`,
)

/** Recounts products without new orders, since sales fall out of the counted days. Runs every night. */
export async function recountProductsWithoutNewOrders(db: Db) {
  const changed = await outdated(db, {})
  if (!changed.length) return
  await setSold(db, changed)
  await dropPagesEverywhere(db, ['catalogue'])
}

const outdated = preparedRows<{ productId: string; pieces: number }>(
  sql`select k.product_id as "productId", coalesce(sum(l.quantity) filter (where o.state <> 'cancelled' and not ${isReplacement(sql`o.id`)}), 0)::int as pieces
    from listed_products k left join (order_lines l join orders o on o.id = l.order_id and o.placed_at > now() - make_interval(days => ${days})) on l.product_id = k.product_id
    where k.sold > 0 group by k.product_id, k.sold
    having coalesce(sum(l.quantity) filter (where o.state <> 'cancelled' and not ${isReplacement(sql`o.id`)}), 0) <> k.sold`,
)
