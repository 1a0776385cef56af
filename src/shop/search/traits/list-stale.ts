import { lte, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { listedProducts } from '../schema.ts'
import { chunkBits } from './chunk.ts'
import { indexVersion } from './traits-of.ts'

const most = 1000
const bits = sql.raw(String(chunkBits))

/** Products whose sale began or ended since they were indexed, and those that an earlier version of the shop indexed. */
export async function listStale(db: Db, at: Date) {
  const turned = await db
    .select({ id: listedProducts.productId })
    .from(listedProducts)
    .where(lte(listedProducts.staleAt, at))
    .limit(most)
  const old = turned.length < most ? await listOld(db, most - turned.length) : []
  return [...new Set([...turned, ...old].map(({ id }) => id))]
}

/** The bits of whole chunks are compared first, so that a shop without such products reads few rows. */
const listOld = (db: Db, limit: number) =>
  rowsOf<{ id: string }>(
    db,
    sql`with kept as (select b.chunk, b.bits from trait_bits b join traits t on t.id = b.trait where t.kind = 'indexed' and t.value = ${indexVersion}),
      old as materialized (select b.chunk, b.bits & ~ coalesce(kept.bits, B'0'::bit(${bits})) as bits
        from trait_bits b join traits t on t.id = b.trait left join kept on kept.chunk = b.chunk where t.kind = 'listed' and t.value = 'yes')
      select l.product_id as id from old join listed_products l on l.place / ${bits} = old.chunk and get_bit(old.bits, l.place % ${bits}) = 1
      where bit_count(old.bits) > 0 limit ${limit}`,
  )
