import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { available, variantNameIn } from './stock-sql.ts'
import { stock, stockMoves, stockWatches } from '../schema.ts'
import { brokenRun, runDays, type SizeRun } from './size-run.ts'

/** `choice` has the options besides the size, as sorted pairs. */
export type BrokenRun = SizeRun & { productId: string; name: string; choice: [string, string][] }

/** The boots among these products that look in stock but lack sizes in demand. */
export async function findBrokenRuns(db: Db, locale: Locale, productIds: string[]): Promise<BrokenRun[]> {
  if (!productIds.length) return []
  const runs = Map.groupBy(await listSizes(db, locale, productIds), ({ productId, options }) =>
    JSON.stringify([productId, besidesSize(options)]),
  )
  return [...runs.values()].flatMap((rows) => {
    const [{ productId, name, options }] = rows as [(typeof rows)[number]]
    const run = brokenRun(rows.map((row) => ({ ...row, size: row.options.size! })))
    return run ? [{ ...run, productId, name, choice: besidesSize(options) }] : []
  })
}

const besidesSize = (options: Record<string, string>) =>
  Object.entries(options)
    .filter(([key]) => key !== 'size')
    .toSorted()

const listSizes = (db: Db, locale: Locale, productIds: string[]) =>
  db
    .select({
      variantId: variants.id,
      productId: variants.productId,
      name: variantNameIn(locale),
      options: variants.options,
      available,
      sold: sql<number>`(select coalesce(-sum(${stockMoves.onHandChange}), 0)::int from ${stockMoves} where ${stockMoves.variantId} = ${variants.id} and ${stockMoves.cause} = 'sold' and ${stockMoves.at} > now() - make_interval(days => ${runDays}))`,
      waiting: sql<number>`(select count(*)::int from ${stockWatches} where ${stockWatches.variantId} = ${variants.id} and ${stockWatches.notifiedAt} is null)`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(
      and(
        isOneOf(variants.productId, productIds),
        sql`${products.category} in (${sql.join(
          bootDisciplines.map((one) => sql`${one}`),
          sql`, `,
        )})`,
        eq(products.status, 'active'),
        isNull(variants.archivedAt),
        sql`${variants.options} ? 'size'`,
      ),
    )
