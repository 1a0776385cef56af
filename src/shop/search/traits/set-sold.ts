import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { preparedRows } from '#platform/postgres/prepared.server.ts'

/** Sets the pieces sold recently of each product, for "best selling". */
export async function setSold(db: Db, sold: { productId: string; pieces: number }[]) {
  if (!sold.length) return
  const [ids, pieces] = [sold.map(({ productId }) => productId), sold.map((one) => one.pieces)]
  await updateSold(db, { ids, pieces })
}

const updateSold = preparedRows(
  sql`update listed_products l set sold = s.pieces from unnest(${sql.placeholder('ids')}::uuid[], ${sql.placeholder('pieces')}::int[]) s(id, pieces) where l.product_id = s.id and l.sold <> s.pieces`,
)
