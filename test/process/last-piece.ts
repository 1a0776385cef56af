import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { setStock, somePieces } from './goods.ts'

export const soldOut = 'Sản phẩm này đang hết hàng ở mọi lựa chọn.'

/** A product with one last piece, and its page. */
export async function aLastPiece(db: Db) {
  const [piece] = await somePieces(db, 1)
  const all = await rowsOf<{ id: string }>(
    db,
    sql`select id from variants where product_id = (select product_id from variants where id = ${piece!.variantId})`,
  )
  for (const { id } of all) await setStock(db, id, id === piece!.variantId ? 1 : 0)
  return { variantId: piece!.variantId, path: `/product/${encodeURIComponent(piece!.slug)}` }
}
