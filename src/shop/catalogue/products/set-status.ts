import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { refuseUnmeasured } from '../attributes/refuse-unmeasured.ts'
import type { SettableStatus } from './settable-status.ts'
import { lockProduct } from '../lock-product.ts'
import { nameOfProduct } from '../name-of-product.ts'
import { hasStock, type ProductStatus } from '../product.ts'
import { products, variants } from '../schema.ts'
import { touchProduct } from '../touch-product.ts'

/** `publishAt`: the start of sale of a `scheduled` product. */
type Change = { productId: string; to: SettableStatus; publishAt?: Date | null; expectedVersion?: string }

/**
 * Puts a product on sale at once or on a day, makes it a draft again, or archives it; orders and their papers keep their texts. Repeating it changes
 * nothing.
 */
export const setStatus = (db: Db, actor: Actor, { productId, to, publishAt = null, expectedVersion }: Change) =>
  db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId, expectedVersion)
    const at = new Date()
    const status = to === 'scheduled' && publishAt && publishAt <= at ? 'active' : to
    if (status === 'scheduled' && !publishAt)
      throw new Refusal('publish-day-missing', m.product_admin_publish_day_missing, {})
    const publishedAt = status === 'scheduled' ? publishAt : publishedOf(status, product.publishedAt, at)
    if (product.status === status && product.publishedAt?.getTime() === publishedAt?.getTime()) return
    if (status === 'active' || status === 'scheduled') await refuseUnsellable(tx, product)
    await tx.update(products).set({ status, publishedAt }).where(eq(products.id, productId))
    await recordChange(tx, actor, {
      verb: 'product.status-set',
      id: productId,
      name: await nameOfProduct(tx, productId),
      before: { status: product.status, publishedAt: product.publishedAt },
      after: { status, publishedAt },
    })
    await touchProduct(tx, productId)
  })

/** When it was first sold; a scheduled day that did not come is removed. */
function publishedOf(status: ProductStatus, publishedAt: Date | null, at: Date) {
  const before = publishedAt && publishedAt <= at ? publishedAt : null
  return status === 'active' ? (before ?? at) : before
}

type ProductRow = typeof products.$inferSelect

/** A price of 0 is a typing error for goods; a service may be free. */
async function refuseUnsellable(tx: Db, { id, category, attributes: measured }: ProductRow) {
  const sold = await tx
    .select({ sku: variants.sku, price: variants.price })
    .from(variants)
    .where(and(eq(variants.productId, id), isNull(variants.archivedAt)))
  if (!sold.length) throw new Refusal('nothing-to-sell', m.product_admin_nothing_to_sell, {})
  const free = sold.find(({ price }) => price === 0)
  if (free && hasStock(category)) throw new Refusal('price-missing', m.product_admin_price_missing, { sku: free.sku })
  refuseUnmeasured(category, measured)
}
