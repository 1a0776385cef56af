import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import type { Route } from './+types/delivery-quote-route.ts'
import { findDelivery } from './find-delivery.server.ts'

/** The current delivery costs of one product, for its page. */
export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const product = await findProduct(db, requestLocale(), slug)
  if (!product || product.category === 'services') return Response.json(null, { status: 404 })
  const delivery = await findDelivery(product, new URL(request.url).searchParams)
  return Response.json(delivery, { headers: { 'Cache-Control': 'no-store' } })
}
