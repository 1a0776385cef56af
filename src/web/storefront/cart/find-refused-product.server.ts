import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { findProduct } from '#shop/catalogue/queries.ts'

/** Without scripts a refused product leads to the cart, so this links back to its page with the choice. Undefined when it is no longer sold. */
export async function findRefusedProduct(requested: { productId: string; options: Options }, locale: Locale) {
  const product = await findProduct(db, locale, requested.productId)
  if (!product) return
  const query = new URLSearchParams(requested.options)
  return { name: product.words.name, to: `/product/${product.slugs[locale] ?? product.slugs.vi}?${query}` }
}
