import { and, asc, eq, isNull } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { pick } from '#kit/pick.ts'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { lockProduct } from '../lock-product.ts'
import { hasStock } from '../product.ts'
import type { Priced } from './price.ts'
import { priceChanges, variants } from '../schema.ts'
import { touchProduct } from '../touch-product.ts'

export type PriceInput = Priced & { variantId: string }
/** `quiet`: a caller that changes thousands writes one line of the audit log for all of them; the price history is written all the same. */
type Change = { productId: string; prices: PriceInput[]; expectedVersion?: string; quiet?: boolean }

/** Every price change after a variant was created goes through here and leaves a row in `price_changes`. Answers how many variants changed. */
export const changePrice = (
  db: Db,
  actor: Actor,
  { productId, prices, expectedVersion, quiet }: Change,
): Promise<number> =>
  db.transaction(async (tx) => {
    const { category, status } = await lockProduct(tx, productId, expectedVersion)
    const isGoods = hasStock(category)
    const isSold = status === 'active' || status === 'scheduled'
    const stored = await tx
      .select()
      .from(variants)
      .where(and(eq(variants.productId, productId), isNull(variants.archivedAt)))
      .orderBy(asc(variants.id))
      .for('update')
    const changes = prices.flatMap((input) => {
      const before = stored.find(({ id }) => id === input.variantId)
      if (!before) throw new Refusal('variant-gone', m.product_admin_variant_gone, {})
      refuseFree(before.sku, input, { isGoods, isSold })
      const [was, is] = [pick(before, parts), normalised(before.sku, input)]
      return isDeepStrictEqual(was, is) ? [] : [{ id: before.id, sku: before.sku, was, is }]
    })
    for (const { id, sku, was, is } of changes) {
      await tx.update(variants).set(is).where(eq(variants.id, id))
      if (!quiet) await recordChange(tx, actor, { verb: 'variant.priced', id, name: sku, before: was, after: is })
    }
    if (!changes.length) return 0
    await tx.insert(priceChanges).values(
      changes.map(({ id, was, is }) => {
        return { productId, variantId: id, ...is, wasPrice: was.price, wasSalePrice: was.salePrice, actor }
      }),
    )
    await touchProduct(tx, productId)
    return changes.length
  })

const parts = ['price', 'salePrice', 'saleFrom', 'saleUntil'] as const

/** A price of 0 is a typing error for goods: a draft may still lack its price, but a sale never gives goods away. A service may be free. */
function refuseFree(
  sku: string,
  { price, salePrice }: Priced,
  { isGoods, isSold }: { isGoods: boolean; isSold: boolean },
) {
  if (!isGoods) return
  if (isSold && price === 0) throw new Refusal('price-missing', m.product_admin_price_missing, { sku })
  if (salePrice === 0) throw new Refusal('sale-free', m.product_admin_sale_free, { sku })
}

/** Without a sale price there are no sale dates. */
function normalised(sku: string, { price, salePrice, saleFrom, saleUntil }: PriceInput): Priced {
  if (salePrice === null) return { price, salePrice, saleFrom: null, saleUntil: null }
  if (salePrice >= price) throw new Refusal('sale-not-lower', m.product_admin_sale_not_lower, { sku })
  if (saleFrom && saleUntil && saleFrom >= saleUntil)
    throw new Refusal('sale-over-before', m.product_admin_sale_days, { sku })
  return { price, salePrice, saleFrom, saleUntil }
}
