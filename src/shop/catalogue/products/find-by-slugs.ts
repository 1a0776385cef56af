import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { preparedRows } from '#platform/postgres/prepared.server.ts'

const rowsBySlug = preparedRows<{ slug: string; id: string }>(
  sql`select n.slug, p.id from (select slug, product_id, 1 as rank from former_slugs union all select slug, product_id, 2 from product_translations) n join products p on p.id = n.product_id where n.slug = any(${sql.placeholder('slugs')}::text[]) and (p.status = 'active' or not ${sql.placeholder('forSale')}::boolean) order by n.rank`,
)

/** Ids of the products with these addresses in either language, by address; a former address counts if no product has it now. `forSale`: only of products for sale. */
export const findBySlugs = async (db: Db, slugs: string[], forSale = false): Promise<Map<string, string>> =>
  new Map(slugs.length ? (await rowsBySlug(db, { slugs, forSale })).map(({ slug, id }) => [slug, id]) : [])
