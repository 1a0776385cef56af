import { data } from 'react-router'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { basketOf } from '#web/chrome/basket.server.ts'
import { readerGate } from '#web/chrome/reader-gate.server.ts'
import type { Route } from './+types/cart-delivery-route.ts'
import { askedProvince } from './asked-province.ts'
import { findCartDelivery } from './find-cart-delivery.server.ts'

export const middleware = [readerGate]

/** When the basket comes to a province, asked anew as it changes. */
export async function loader(asked: Route.LoaderArgs) {
  const { cartId } = await basketOf(asked)
  const wanted = cartId ? await listCartLines(db, cartId) : []
  const province = askedProvince(asked.request.url) ?? ''
  return data(await findCartDelivery(db, { wanted, province, locale: spokenLocale() }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
