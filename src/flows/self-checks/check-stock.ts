import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { stock } from '#shop/inventory/schema.ts'
import type { Finding } from './finding.ts'

/** Whether the ledger explains the stock on hand and reserved of every variant. The figure counts variants. */
export async function checkStock(db: Db): Promise<Finding> {
  const unexplained = await rowsOf<{ sku: string; off: number }>(
    db,
    sql`select v.sku, (s.on_hand - coalesce(m.on_hand, 0))::int as off
      from stock s join variants v on v.id = s.variant_id
      left join (select variant_id, sum(on_hand_change) as on_hand, sum(reserved_change) as reserved from stock_moves group by 1) m
        on m.variant_id = s.variant_id
      where (s.on_hand, s.reserved) <> (coalesce(m.on_hand, 0), coalesce(m.reserved, 0)) order by v.sku limit 1000`,
  )
  return {
    figure: await db.$count(stock),
    errors: unexplained.map(({ sku, off }) => ({ kind: 'stock-unexplained', of: sku, n: off })),
  }
}
