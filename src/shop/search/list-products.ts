import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { brandLines, categories, products, variants } from '#shop/catalogue/schema.ts'
import { bootDisciplines } from '#shop/catalogue/sizes.ts'
import { stock } from '#shop/inventory/schema.ts'
import { perPage, type Group, type Listing, type Sort } from './listing.ts'

/** The price really paid at this moment. */
export const paid = sql`case when ${variants.salePrice} < ${variants.price} and (${variants.saleFrom} is null or ${variants.saleFrom} <= now()) and (${variants.saleUntil} is null or ${variants.saleUntil} > now()) then ${variants.salePrice} else ${variants.price} end`

const lowest = sql`(select min(${paid}) from ${variants} where ${variants.productId} = ${products.id} and ${variants.archivedAt} is null)`

/** A variant without a stock row has no stock kept. */
/** Services can always be had; goods while some are left. */
export const canBeBought = sql`coalesce(${stock.onHand} > ${stock.reserved}, ${products.category} = 'services')`

/** A size in mm is that of a boot, and counts only where that size can be bought now: a blade holder of 254 mm is no size 254. */
const inSize = (sizes: string[]) =>
  sql`(${inArray(products.category, bootDisciplines)} and exists (select 1 from ${variants} left join ${stock} on ${stock.variantId} = ${variants.id} where ${variants.productId} = ${products.id} and ${variants.archivedAt} is null and ${inArray(sql`${variants.options} ->> 'size'`, sizes)} and ${canBeBought}))`

export type Choices = Pick<Listing, Group>

/** Conditions of a listing; a group that is left out lets its own counts ignore its own choice. */
function where(chosen: Choices, except?: Group): SQL {
  const { categories, lines, types, sizes }: Choices = { ...chosen, ...(except && { [except]: [] }) }
  return and(
    sql`${products.status} = 'active'`,
    categories.length ? inArray(products.category, categories) : undefined,
    lines.length ? inArray(products.line, lines) : undefined,
    types.length ? inArray(products.type, types) : undefined,
    sizes.length ? inSize(sizes) : undefined,
  )!
}

const categoryPlace = sql`(select ${categories.position} from ${categories} where ${categories.slug} = ${products.category})`
const linePlace = sql`(select ${brandLines.position} from ${brandLines} where ${brandLines.slug} = ${products.line})`

const order: Record<Sort, SQL[]> = {
  featured: [
    sql`${products.choice} asc nulls last`,
    categoryPlace,
    linePlace,
    desc(products.publishedAt),
    asc(products.id),
  ],
  new: [desc(products.publishedAt), desc(products.id)],
  'price-up': [sql`${lowest} asc`, asc(products.id)],
  'price-down': [sql`${lowest} desc`, asc(products.id)],
}

/** Ids of the products of a listing page, in order, and how many there are in all. Pages add up: page 2 shows 48. */
export async function listProducts(db: Db, listing: Listing): Promise<{ ids: string[]; count: number }> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where(listing))
    .orderBy(...order[listing.sort])
    .limit(perPage * listing.page)
  return { ids: rows.map((row) => row.id), count: await countProducts(db, listing) }
}

export async function countProducts(db: Db, chosen: Choices, except?: Group) {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${products} where ${where(chosen, except)}`,
  )
  return row!.n
}

/** Ids of the editors' choice in these categories; `fill` with what was not chosen, newest first. */
export async function listChoice(
  db: Db,
  slugs: Listing['categories'],
  { limit, fill = false }: { limit: number; fill?: boolean },
) {
  const chosen = and(
    sql`${products.status} = 'active'`,
    inArray(products.category, slugs),
    fill ? undefined : sql`${products.choice} is not null`,
  )
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(chosen)
    .orderBy(...order.featured)
    .limit(limit)
  return rows.map((row) => row.id)
}

export type Facet = { value: string; count: number }
export type Facets = Partial<Record<Group, Facet[]>>

/** How many products each choice of these groups would show, each group counted without its own choice. */
export async function countFacets(db: Db, chosen: Choices, groups: Group[]): Promise<Facets> {
  const by = (column: SQL, group: Group) =>
    rowsOf<Facet>(
      db,
      sql`select ${column} as value, count(*)::int as count from ${products} where ${where(chosen, group)} group by 1 order by 1`,
    )
  const count: Record<Group, () => Promise<Facet[]>> = {
    categories: () => by(sql`${products.category}`, 'categories'),
    lines: () => by(sql`${products.line}`, 'lines'),
    types: () => by(sql`${products.type}`, 'types'),
    sizes: () => countSizes(db, chosen),
  }
  const counted = await Promise.all(groups.map(async (group) => [group, await count[group]()] as const))
  return Object.fromEntries(counted)
}

const countSizes = (db: Db, chosen: Choices) =>
  rowsOf<Facet>(
    db,
    sql`select ${variants.options} ->> 'size' as value, count(distinct ${products.id})::int as count
        from ${products} join ${variants} on ${variants.productId} = ${products.id} and ${variants.archivedAt} is null left join ${stock} on ${stock.variantId} = ${variants.id}
        where ${where(chosen, 'sizes')} and ${inArray(products.category, bootDisciplines)} and ${variants.options} ? 'size' and ${canBeBought}
        group by 1 order by 1`,
  )
