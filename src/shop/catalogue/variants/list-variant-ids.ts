import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '../schema.ts'

/** The unarchived variants of these products, in their order. */
export const listVariantIds = async (db: Db, productIds: string[]) =>
  productIds.length
    ? (
        await db
          .select({ id: variants.id })
          .from(variants)
          .where(and(inArray(variants.productId, productIds), isNull(variants.archivedAt)))
          .orderBy(asc(variants.productId), asc(variants.position))
      ).map((row) => row.id)
    : []
