import { and, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { stockThresholds } from './schema.ts'

/** The low-stock thresholds of a variant: its own, its product's, and the shop's. */
export async function findThresholds(db: Db, { variantId, productId }: { variantId: string; productId: string }) {
  const rows = await db
    .select()
    .from(stockThresholds)
    .where(
      or(
        eq(stockThresholds.variantId, variantId),
        and(eq(stockThresholds.productId, productId), isNull(stockThresholds.variantId)),
      ),
    )
  return {
    variant: rows.find((row) => row.variantId !== null)?.lowAt ?? null,
    product: rows.find((row) => row.variantId === null)?.lowAt ?? null,
    shop: (await findSettings(db)).lowStock,
  }
}
