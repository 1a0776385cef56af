import { redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'

/** The active product of an address. A slug of the other language, an earlier slug, or the id of a product with a slug redirect permanently to the current address. */
export async function findProductOrRedirect(slug: string, search: string) {
  const product = await findProduct(db, requestLocale(), slug)
  if (product && product.words.slug !== slug) throw redirect(`/product/${product.words.slug}${search}`, 301)
  return product
}
