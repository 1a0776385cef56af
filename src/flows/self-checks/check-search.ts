import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { listProductsForListing } from '#shop/search/traits/list-products-for-listing.ts'
import { traitsOf } from '#shop/search/traits/traits-of.ts'
import type { CheckError, Finding } from './finding.ts'

/** How many products of a large catalogue are compared, different ones each time. */
const most = 2_000
const step = 250

type Row = { id: string; name: string; price: number | null; traits: number | null; isDue: boolean }

/** Whether lists and search agree with the catalogue about each product: for sale, price, traits. The figure counts products. */
export async function checkSearch(db: Db): Promise<Finding> {
  const rows = await rowsOf<Row>(
    db,
    sql`select p.id, w.name, l.price::float8 as price, cardinality(l.traits) as traits, coalesce(l.stale_at <= now(), false) as "isDue"
      from products p join product_words w on w.product_id = p.id and w.locale = 'vi' left join listed l on l.product_id = p.id
      order by random() limit ${most}`,
  )
  const faults: CheckError[] = []
  for (let at = 0; at < rows.length; at += step) {
    const part = rows.slice(at, at + step)
    const ids = part.map(({ id }) => id)
    const known = new Map(
      (await listProductsForListing(db, ids, new Date())).map((one) => [one.productId, one.product]),
    )
    for (const { id, name, price, traits, isDue } of part) {
      const meant = known.get(id)
      // A sale that just began or ended is updated within the minute.
      if (isDue) continue
      if (!meant && traits) faults.push({ kind: 'listed-gone', of: name })
      if (!meant) continue
      if (!traits) faults.push({ kind: 'unlisted', of: name })
      else if (price !== meant.price || traits !== traitsOf(meant).length)
        faults.push({ kind: 'listed-otherwise', of: name })
    }
  }
  return { figure: rows.length, faults }
}
