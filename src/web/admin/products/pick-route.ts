import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { searchProducts } from '#shop/catalogue/products/search-products.ts'
import { textParam } from '#web/admin-kit/list/list-params.ts'
import type { Route } from './+types/pick-route.ts'

const most = 8

/** Suggests products by a part of their name. */
export async function loader({ url }: Route.LoaderArgs) {
  const text = textParam(url.searchParams)
  return data({ found: text.length > 1 ? await searchProducts(db, requestLocale(), text, most) : [] })
}
