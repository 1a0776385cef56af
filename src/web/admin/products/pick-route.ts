import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { searchProducts } from '#shop/catalogue/products/search-products.ts'
import { searchFields } from '#web/shell/search/search-fields.ts'
import type { Route } from './+types/pick-route.ts'

const most = 8

/** Products by a part of their name, for fields that name one. */
export async function loader({ url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, searchFields.q.max)
  return data({ found: text.length > 1 ? await searchProducts(db, requestLocale(), text, most) : [] })
}
