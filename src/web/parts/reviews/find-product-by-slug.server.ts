import { data, redirect } from 'react-router'
import { findPurchase } from '#flows/reviews/find-purchase.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findProduct, type ProductPage } from '#shop/catalogue/queries.ts'
import { findOwnReview } from '#shop/reviews/find-own-review.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'

/** The product of an address below `/product/{slug}/`; another spelling redirects to the right address, an unknown product is 404. */
export async function findProductBySlug(request: Request, slug: string, below: string) {
  await requireFeature(below === 'reviews' ? 'reviews' : 'questions')
  return atOwnAddress(request, { slug, below, product: await findProduct(db, requestLocale(), slug) })
}

/** The same for one's own review: a withdrawn product stays open to those who bought or reviewed it. */
export async function findProductToReview(request: Request, slug: string, userId: string) {
  await requireFeature('reviews')
  const product = (await findProduct(db, requestLocale(), slug)) ?? (await findWithdrawnOf(userId, slug))
  return atOwnAddress(request, { slug, below: 'review', product })
}

async function findWithdrawnOf(userId: string, slug: string) {
  const product = await findProduct(db, requestLocale(), slug, 'in any state')
  if (product?.status !== 'archived') return
  const about = { productId: product.id, userId }
  const isOwn = (await findPurchase(db, about)).isBought || (await findOwnReview(db, about)) !== undefined
  return isOwn ? product : undefined
}

type Found = { slug: string; below: string; product: ProductPage | undefined }

function atOwnAddress(request: Request, { slug, below, product }: Found) {
  if (!product) throw data(null, { status: 404 })
  if (product.words.slug !== slug && request.method === 'GET')
    throw redirect(`/product/${product.words.slug}/${below}${new URL(request.url).search}`, 301)
  return product
}
