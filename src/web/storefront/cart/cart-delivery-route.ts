import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { cartOwnerOf } from '#web/shell/cart/cart-owner.server.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import type { Route } from './+types/cart-delivery-route.ts'
import { provinceParam } from './province-param.ts'
import { findCartDelivery } from './find-cart-delivery.server.ts'

export const middleware = [readerGuard]

/** Delivery dates of the cart for a province, fetched again as the cart changes. */
export async function loader(args: Route.LoaderArgs) {
  const { cartId } = await cartOwnerOf(args)
  const lines = cartId ? await listCartLines(db, cartId) : []
  const province = provinceParam(args.request.url) ?? ''
  return data(await findCartDelivery(db, { lines, province, locale: requestLocale() }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
