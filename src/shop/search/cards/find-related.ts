import { sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'

type To = { id: string; category: CategorySlug; type: string; levels: string[]; stiffness: number | null; price: Dong }

/** So many dearer and so many cheaper products are considered: the query stays small, however large the shop. */
const maxEachWay = 40

/** The assumed distance to a product whose stiffness is unknown. */
const unknownStiffness = 20

/** Alternatives to this product: of its discipline, level, and about its stiffness and price; `but` are already shown beside it. */
export async function findRelated(db: Db, to: To, but: string[], most: number): Promise<string[]> {
  const passed = sql.param([to.id, ...but])
  const neighbours = (than: '>=' | '<', order: 'asc' | 'desc') => sql`(
    select l.product_id as id, l.price, p.type, p.levels, (p.attributes ->> 'stiffness')::int as stiffness
    from listed_products l join products p on p.id = l.product_id
    where p.category = ${to.category} and l.traits <> '{}' and l.product_id <> all(${passed}::uuid[])
      and l.price ${sql.raw(than)} ${to.price}
    order by l.price ${sql.raw(order)}, l.place ${sql.raw(order)} limit ${maxEachWay})`
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from (${neighbours('>=', 'asc')} union all ${neighbours('<', 'desc')}) found
      order by (type = ${to.type}) desc, (levels && ${sql.param(to.levels)}::text[]) desc,
        coalesce(abs(stiffness - ${to.stiffness}::int), ${unknownStiffness}), abs(price - ${to.price}), id
      limit ${most}`,
  )
  return rows.map(({ id }) => id)
}
