import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { findProduct } from '#shop/catalogue/queries.ts'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import type { Route } from './+types/blade-fit-route.ts'
import { ownBoots, soldBlade } from '#web/parts/advisers/own-boots.server.ts'

/** Data for the compatibility check, fetched on demand: the blade (null for other products) and the boots to choose from. */
export async function loader({ params }: Route.LoaderArgs) {
  await requireFeature('advisers')
  const locale = requestLocale()
  const product = await findProduct(db, locale, params.slug)
  if (!product) throw data(null, { status: 404 })
  const blade = soldBlade(product, optionViews(product, locale))
  return data({ blade, boots: blade ? await ownBoots(db, locale) : [] }, { headers: { 'Cache-Control': 'no-store' } })
}
