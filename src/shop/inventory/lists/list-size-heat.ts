import { isNotNull, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { productTranslations, variants } from '#shop/catalogue/schema.ts'
import { refreshReadModels } from './refresh-read-models.ts'
import { available, lowAtOf } from './stock-sql.ts'
import { productList, stock } from '../schema.ts'

/** A boot model with the available pieces of each size, over all colours and widths; a size with `lowAt` or fewer is short. */
export type SizeHeat = { productId: string; name: string; lowAt: number; left: Record<string, number> }

/** The models with the largest share of short sizes, the worst first. */
export async function listSizeHeat(db: Db, locale: Locale, models: number) {
  await refreshReadModels(db)
  return rowsOf<SizeHeat>(
    db,
    sql`with shortest as (
      select ${productList.productId} as id, ${productList.short} as short, ${productList.pieces} as pieces from ${productList}
      where ${productList.short} is not null order by 2 desc, 3, 1 limit ${models}
    )
    select shortest.id as "productId", ${lowAtOf(sql`shortest.id`)} as "lowAt", (
        select jsonb_object_agg(size, n) from (
          select ${variants.options} ->> 'size' as size, sum(${available})::int as n
          from ${variants} left join ${stock} on ${stock.variantId} = ${variants.id}
          where ${variants.productId} = shortest.id and ${variants.archivedAt} is null and ${variants.options} ? 'size' group by 1
        ) cells
      ) as left,
      (select w.name from ${productTranslations} w where w.product_id = shortest.id and w.locale in (${locale}, 'vi') order by w.locale = ${locale} desc limit 1) as name
    from shortest order by shortest.short desc, shortest.pieces, shortest.id`,
  )
}

/** The number of models in the size heat. */
export async function countSizeHeat(db: Db) {
  await refreshReadModels(db)
  return db.$count(productList, isNotNull(productList.short))
}
