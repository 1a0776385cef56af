import { data, redirect } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'

/** The product of an address below `/product/{slug}/`; one that is written otherwise leads to the right one, none to 404. */
export async function findProductNamed(request: Request, slug: string, below: string) {
  const product = await findProduct(db, spokenLocale(), slug)
  if (!product) throw data(null, { status: 404 })
  if (product.words.slug !== slug && request.method === 'GET')
    throw redirect(`/product/${product.words.slug}/${below}${new URL(request.url).search}`, 301)
  return product
}
