import { data, redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'

/** The product of an address below `/product/{slug}/`; another spelling redirects to the right address, an unknown product is 404. */
export async function findProductBySlug(request: Request, slug: string, below: string) {
  const feature = /^reviews?$/.test(below) ? 'reviews' : 'questions'
  await requireFeature(feature)
  const product = await findProduct(db, requestLocale(), slug)
  if (!product) throw data(null, { status: 404 })
  if (product.words.slug !== slug && request.method === 'GET')
    throw redirect(`/product/${product.words.slug}/${below}${new URL(request.url).search}`, 301)
  return product
}
