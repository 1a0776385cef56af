import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { lacksEnglish } from '#shop/catalogue/texts/lacks-english.ts'
import { productListSql, sizeListSql, variantSearchSql } from './row-sql.ts'
import { findBrokenRuns } from './find-broken-runs.ts'
import { runDays } from './size-run.ts'
import { sizeStockList, readModelMarks, productList, sizeRunList, sizeList, stockMoves } from '../schema.ts'

/** Two refreshes would write the same rows, so one runs at a time. */
const turn = 7206003
const [marksAtOnce, productsAtOnce] = [5000, 300]

/**
 * Recomputes the read models of changed products; answers the number of marks. Each reader of a list calls this first, so that a sale only writes a
 * mark, and lists are still up to date. The worker refreshes marks that no reader has handled, and those that are too many for one reader.
 */
export async function refreshReadModels(db: Db) {
  const [row] = await rowsOf<{ marked: boolean }>(db, sql`select exists (select from ${readModelMarks}) as marked`)
  if (!row!.marked) return 0
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`)
    const { marks, ids } = await takeMarks(tx)
    if (ids.length) await rewrite(tx, ids)
    return marks
  })
}

/** Refreshes all marked products, a batch at a time, so that no reader waits long. */
export async function refreshAllReadModels(db: Db) {
  while (await refreshReadModels(db));
}

/** Sales count for some days (`runDays`), so older ones drop out. Runs once a night. */
export const markFadingRuns = (db: Db) =>
  db.execute(
    sql`insert into ${readModelMarks} (variant_id) select distinct ${stockMoves.variantId} from ${stockMoves}
      where ${stockMoves.cause} = 'sold' and ${stockMoves.at} between now() - make_interval(days => ${runDays + 3}) and now() - make_interval(days => ${runDays})`,
  )

/** Marks rows whose English an earlier version judged by another rule, and which have not changed since. Runs once a night. */
export const markOtherwiseJudged = (db: Db) =>
  db.execute(
    sql`insert into ${readModelMarks} (product_id) select p.id from products p join ${productList} d on d.product_id = p.id
      where d.lacks_english <> ${lacksEnglish}`,
  )

async function takeMarks(tx: Db) {
  const [row] = await rowsOf<{ marks: number; ids: string[] | null }>(
    tx,
    sql`with held as (select ctid as mark, product_id, variant_id from ${readModelMarks} limit ${marksAtOnce}),
      named as (select held.mark, coalesce(held.product_id, v.product_id) as id from held left join variants v on v.id = held.variant_id),
      chosen as (select distinct id from named where id is not null limit ${productsAtOnce}),
      taken as (
        delete from ${readModelMarks} old using named where old.ctid = named.mark and (named.id is null or named.id in (select id from chosen)) returning 1
      )
    select (select count(*)::int from taken) as marks, (select array_agg(id::text) from chosen) as ids`,
  )
  return { marks: row!.marks, ids: row!.ids ?? [] }
}

async function rewrite(tx: Db, productIds: string[]) {
  const ids = sql`any(${sql.param(productIds)}::uuid[])`
  await countLeft(tx, ids, -1)
  await replace(tx, 'variant_list', ids, sizeListSql(ids))
  await countLeft(tx, ids, 1)
  await replace(tx, 'variant_search', ids, variantSearchSql(ids))
  await replace(tx, 'product_list', ids, productListSql(ids))
  await tx.execute(sql`delete from ${sizeRunList} where product_id = ${ids}`)
  const runs = await findBrokenRuns(tx, 'vi', productIds)
  if (runs.length)
    await tx.insert(sizeRunList).values(
      runs.map(({ productId, choice, name, lost, missing }) => ({
        productId,
        choice: JSON.stringify(choice),
        name,
        lost,
        missing: missing.length,
      })),
    )
}

/** Subtracts these products from the stock of each size, or adds them again after the change; the lock keeps other writers out meanwhile. */
const countLeft = (tx: Db, ids: SQL, sign: 1 | -1) =>
  tx.execute(
    sql`insert into ${sizeStockList} as kept (size, variants, available)
      select size, ${sign}::int * count(*), ${sign}::int * sum(available) from ${sizeList} where product_id = ${ids} and size is not null group by size
      on conflict (size) do update set variants = kept.variants + excluded.variants, available = kept.available + excluded.available`,
  )

const keys = { variant_list: 'variant_id', variant_search: 'variant_id', product_list: 'product_id' } as const

/** Unchanged rows are not written: after a sale that is most of them. */
async function replace(tx: Db, table: keyof typeof keys, ids: SQL, fresh: Record<string, SQL> & { from: SQL }) {
  const { from, ...columns } = fresh
  const key = sql.raw(keys[table])
  const into = sql.raw(table)
  const list = (prefix: string) =>
    sql.raw(
      Object.keys(columns)
        .map((name) => prefix + name)
        .join(', '),
    )
  const values = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.raw(name)}`)
  await tx.execute(sql`with fresh as materialized (select ${sql.join(values, sql`, `)} ${from}),
    gone as (delete from ${into} old where old.product_id = ${ids} and not exists (select from fresh where fresh.${key} = old.${key}))
    insert into ${into} as old (${list('')}) select * from fresh
    on conflict (${key}) do update set (${list('')}) = row(${list('excluded.')}) where (${list('old.')}) is distinct from (${list('excluded.')})`)
}
