import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { Options } from '#shop/catalogue/product.ts'
import { findProduct } from '#shop/catalogue/queries.ts'

/** Without scripts a refused product leads to the cart: the way back to its page, with what was chosen there. Nothing where it is not sold any more. */
export async function findRefusedProduct(asked: { productId: string; options: Options }, locale: Locale) {
  const product = await findProduct(db, locale, asked.productId)
  if (!product) return
  const query = new URLSearchParams(asked.options)
  return { name: product.words.name, to: `/product/${product.slugs[locale] ?? product.slugs.vi}?${query}` }
}
