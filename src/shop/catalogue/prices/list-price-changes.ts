import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { priceChanges, variants } from '../schema.ts'

/** The price changes of a product's variants, the latest first, each with the name of its author. */
export const listPriceChanges = (db: Db, productId: string, most: number) =>
  db
    .select({
      id: priceChanges.id,
      sku: variants.sku,
      wasPrice: priceChanges.wasPrice,
      wasSalePrice: priceChanges.wasSalePrice,
      price: priceChanges.price,
      salePrice: priceChanges.salePrice,
      at: priceChanges.at,
      actor: priceChanges.actor,
      actorName: users.name,
    })
    .from(priceChanges)
    .innerJoin(variants, eq(variants.id, priceChanges.variantId))
    .leftJoin(users, eq(priceChanges.actor, sql`'user:' || ${users.id}`))
    .where(eq(priceChanges.productId, productId))
    .orderBy(desc(priceChanges.id))
    .limit(most)
export type PriceChange = Awaited<ReturnType<typeof listPriceChanges>>[number]
