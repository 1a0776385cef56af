import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { prebuiltRows } from '#platform/prebuilt.server.ts'
import { isReplacement } from '#shop/returns/is-replacement.ts'
import { setSold } from '#shop/search/set-sold.ts'

/** Days that "best selling" looks back. */
const days = 90

/** Counts anew what was ordered of the products of these orders: placed ones count; cancelled ones and those that replace goods in an exchange do not. */
export const recountSold = async (db: Db, orderIds: string[]) => setSold(db, await soldOf(db, { orderIds }))

const soldOf = prebuiltRows<{ productId: string; pieces: number }>(
  sql`select l.product_id as "productId", coalesce(sum(l.quantity) filter (where o.state <> 'cancelled' and not ${isReplacement(sql`o.id`)} and o.placed_at > now() - make_interval(days => ${days})), 0)::int as pieces
    from order_lines l join orders o on o.id = l.order_id
    where l.product_id in (select product_id from order_lines where order_id = any(${sql.placeholder('orderIds')}::text[])) group by l.product_id`,
)
