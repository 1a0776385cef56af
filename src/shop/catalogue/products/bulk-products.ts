import { and, eq, inArray } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import { orRefusal, type Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { lockProduct } from '../lock-product.ts'
import { changePrice } from '../prices/change-price.ts'
import { listVariants } from '../queries.ts'
import { productTranslations } from '../schema.ts'
import { setStatus } from './set-status.ts'

export const productBulkVerbs = ['active', 'draft', 'archived', 'sale', 'no-sale'] as const
export type ProductBulkVerb = (typeof productBulkVerbs)[number]
const maxProductsAtOnce = 100

/** `off` in per cent, and the last moment of the sale; both with `sale` only. */
export type ProductBulk = { verb: ProductBulkVerb; ids: string[]; off: number; until: Date | null }
type ProductBulkResult = { productId: string; name: string; refusal?: Refusal }

/** One action for many products, each in its own transaction: a refusal of one does not stop the others. */
export async function bulkProducts(db: Db, actor: Actor, bulk: ProductBulk): Promise<ProductBulkResult[]> {
  const ids = [...new Set(bulk.ids)].slice(0, maxProductsAtOnce)
  if (!ids.length) return []
  const rows = await db
    .select({ id: productTranslations.productId, name: productTranslations.name })
    .from(productTranslations)
    .where(and(inArray(productTranslations.productId, ids), eq(productTranslations.locale, 'vi')))
  const results: ProductBulkResult[] = []
  for (const { id, name } of rows) {
    const { refusal } = await orRefusal(changeOne(db, actor, bulk, id))
    results.push({ productId: id, name, refusal })
  }
  return results
}

async function changeOne(db: Db, actor: Actor, { verb, off, until }: ProductBulk, productId: string) {
  if (verb !== 'sale' && verb !== 'no-sale') return void (await setStatus(db, actor, { productId, to: verb }))
  await db.transaction(async (tx) => {
    // Without the lock, a list price that a colleague saves between the reading and the writing would be put back.
    await lockProduct(tx, productId, undefined)
    const variants = await listVariants(tx, productId)
    const prices = variants.map(({ id, price }) => {
      const salePrice = verb === 'sale' ? reduced(price, off) : null
      return { variantId: id, price, salePrice, saleFrom: null, saleUntil: salePrice === null ? null : until }
    })
    await changePrice(tx, actor, { productId, prices })
  })
}

/** Rounded down to a whole thousand, as prices are usual in Vietnam; null if no sensible price remains. */
function reduced(price: Dong, off: number): Dong | null {
  const sale = Math.floor((price * (100 - off)) / 100_000) * 1000
  return sale > 0 && sale < price ? sale : null
}
