import { asc, eq } from 'drizzle-orm'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { stock } from '../schema.ts'

/**
 * Locks these variants until the transaction ends and answers their prices and stock. Products are locked before stock, each in the order of ids, as in
 * every other change. `alsoProducts` are locked with them, in the same order.
 */
export async function lockVariantRows(tx: Db, ids: string[], alsoProducts: string[] = []) {
  const productIds = (
    await tx.selectDistinct({ id: variants.productId }).from(variants).where(isOneOf(variants.id, ids))
  ).map(({ id }) => id)
  await tx
    .select({ id: products.id })
    .from(products)
    .where(isOneOf(products.id, [...productIds, ...alsoProducts]))
    .orderBy(asc(products.id))
    .for('update')
  await tx
    .select({ id: stock.variantId })
    .from(stock)
    .where(isOneOf(stock.variantId, ids))
    .orderBy(asc(stock.variantId))
    .for('update')
  return new Map((await readRows(tx, ids)).map((row) => [row.id, row]))
}
export type LockedVariantRow = Awaited<ReturnType<typeof readRows>>[number]

const readRows = (tx: Db, ids: string[]) =>
  tx
    .select({
      id: variants.id,
      sku: variants.sku,
      productId: variants.productId,
      archivedAt: variants.archivedAt,
      category: products.category,
      status: products.status,
      price: variants.price,
      salePrice: variants.salePrice,
      saleFrom: variants.saleFrom,
      saleUntil: variants.saleUntil,
      onHand: stock.onHand,
      reserved: stock.reserved,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(isOneOf(variants.id, ids))
