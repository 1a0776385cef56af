import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { readerContext, readerGuard } from '#web/shell/access/reader-guard.server.ts'
import type { Route } from './+types/delivery-quote-route.ts'
import { findDelivery } from './find-delivery.server.ts'

export const middleware = [readerGuard]

/** The current delivery costs of one product, for its page. Unlike the page it may know the reader, so it is never cached. */
export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const product = await findProduct(db, requestLocale(), slug)
  if (!product || product.category === 'services') return Response.json(null, { status: 404 })
  const delivery = await findDelivery(product, new URL(request.url).searchParams, context.get(readerContext)?.id)
  return Response.json(delivery, { headers: { 'Cache-Control': 'no-store' } })
}
