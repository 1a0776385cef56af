import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'

export type Piece = { variantId: string; slug: string; price: number }

/** Variants of the demo shop that are for sale, each of another product, cheapest first; together they may be paid by COD. */
export const somePieces = (db: Db, count: number) =>
  rowsOf<Piece>(
    db,
    sql`select * from (
      select distinct on (v.product_id) v.id as "variantId", w.slug, coalesce(v.sale_price, v.price)::int as price
      from variants v join stock s on s.variant_id = v.id join products p on p.id = v.product_id
      join product_translations w on w.product_id = p.id and w.locale = 'vi'
      where p.status = 'active' and v.archived_at is null and s.on_hand > 0 order by v.product_id, v.position
    ) one order by price limit ${count}`,
  )

/** Sets the stock of a variant to this number by the function that staff use. */
export async function setStock(db: Db, variantId: string, onHand: number) {
  const [row] = await rowsOf<{ on_hand: number }>(db, sql`select on_hand from stock where variant_id = ${variantId}`)
  const change = onHand - (row?.on_hand ?? 0)
  if (change) await adjustStock(db, system, { variantId, change, note: 'test' })
}

export const stockOf = async (db: Db, variantId: string) =>
  (
    await rowsOf<{ on_hand: number; reserved: number }>(
      db,
      sql`select on_hand, reserved from stock where variant_id = ${variantId}`,
    )
  )[0]!
