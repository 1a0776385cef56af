import { db } from '#platform/postgres/db.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { listVariants } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import type { Route } from './+types/stock-route.ts'
import { shownStock } from '#web/parts/product/shown-stock.ts'

/** The current stock by variant; unlike the page, never cached. */
export async function loader({ params: { productId } }: Route.LoaderArgs) {
  const variants = isUuid(productId) ? await listVariants(db, productId) : []
  const available = await availableOf(
    db,
    variants.map(({ id }) => id),
  )
  const stockById = Object.fromEntries(variants.map(({ id }) => [id, shownStock(available.get(id))]))
  return Response.json(stockById, { status: variants.length ? 200 : 404, headers: { 'Cache-Control': 'no-store' } })
}
