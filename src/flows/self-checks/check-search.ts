import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { listProductsForListing } from '#shop/search/traits/list-products-for-listing.ts'
import { traitsOf } from '#shop/search/traits/traits-of.ts'
import type { CheckError, Finding } from './finding.ts'

/** How many products of a large catalogue are compared, different ones each time. */
const maxProducts = 2_000
const step = 250

type Row = { id: string; name: string; price: number | null; traits: number | null; isDue: boolean }

/** Whether lists and search agree with the catalogue about each product: for sale, price, traits. The figure counts products. */
export async function checkSearch(db: Db): Promise<Finding> {
  const rows = await rowsOf<Row>(
    db,
    sql`select p.id, w.name, l.price::float8 as price, cardinality(l.traits) as traits, coalesce(l.stale_at <= now(), false) as "isDue"
      from products p join product_translations w on w.product_id = p.id and w.locale = 'vi' left join listed_products l on l.product_id = p.id
      order by random() limit ${maxProducts}`,
  )
  const errors: CheckError[] = []
  for (let at = 0; at < rows.length; at += step) {
    const part = rows.slice(at, at + step)
    const ids = part.map(({ id }) => id)
    const knownById = new Map(
      (await listProductsForListing(db, ids, new Date())).map((one) => [one.productId, one.product]),
    )
    for (const { id, name, price, traits, isDue } of part) {
      const meant = knownById.get(id)
      // A sale that just began or ended is updated within the minute.
      if (isDue) continue
      if (!meant && traits) errors.push({ kind: 'listed-gone', of: name })
      if (!meant) continue
      if (!traits) errors.push({ kind: 'unlisted', of: name })
      else if (price !== meant.price || traits !== traitsOf(meant).length)
        errors.push({ kind: 'listed-otherwise', of: name })
    }
  }
  return { figure: rows.length, errors }
}
