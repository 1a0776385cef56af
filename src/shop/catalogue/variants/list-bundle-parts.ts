import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, productTranslations } from '../schema.ts'

/** The parts of a bundle: figure boots sold without a blade, and blades. */
export async function listBundleParts(db: Db) {
  const bare = and(eq(products.category, 'figure'), sql`${products.attributes} ->> 'blade_included' = 'false'`)
  /** Slugs in both languages: a shared address may come from the other one. */
  const slugs = sql<
    string[]
  >`(select array_agg(${productTranslations.slug}) from ${productTranslations} where ${productTranslations.productId} = ${products.id})`
  const bladeFor = sql<string | null>`${products.attributes} ->> 'blade_for'`
  const rows = await db
    .select({ id: products.id, category: products.category, levels: products.levels, slugs, bladeFor })
    .from(products)
    .where(and(eq(products.status, 'active'), or(bare, eq(products.category, 'blades'))))
    .orderBy(asc(products.choice), asc(products.publishedAt), asc(products.id))
  return {
    boots: rows.filter(({ category }) => category !== 'blades'),
    blades: rows.filter(({ category }) => category === 'blades'),
  }
}
