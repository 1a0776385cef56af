import type { Db } from '#platform/postgres/db.server.ts'
import { addBrandLines, addCategories } from '#shop/catalogue/products/add-categories.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import { system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { addSynonyms } from '#shop/search/phrases/add-synonyms.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { categories } from '#seed/catalogue/categories.ts'
import { lines } from '#seed/catalogue/lines.ts'
import { products } from '#seed/catalogue/products.ts'
import { synonyms } from '#seed/search/synonyms.ts'

/** Adds products of the demo shop without their pictures; returns ids by Vietnamese slug. */
export async function addDemoProducts(db: Db, slugs: string[]) {
  await addCategories(db, categories)
  await addBrandLines(db, lines)
  await addSynonyms(db, synonyms)
  const ids = new Map<string, string>()
  for (const { draft, stock } of products.filter((one) => slugs.includes(one.draft.vi.slug))) {
    const { productId, variantIds } = await createProduct(db, { ...draft, pictures: [] })
    ids.set(draft.vi.slug, productId)
    const received = Object.entries(stock).map(([sku, quantity]) => ({ variantId: variantIds.get(sku)!, quantity }))
    if (received.length) await receiveStock(db, system, received)
  }
  await refreshListed(db, [...ids.values()])
  return ids
}
