import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { cartOwnerOf } from '#web/shell/cart/cart-owner.server.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import type { Route } from './+types/delivery-route.ts'
import { readPlace } from '#shop/shipping/addresses/read-place.ts'
import type { BuyerContact } from '#shop/pricing/buyer-names.ts'
import { buyerContactIn } from './buyer-contact-in.server.ts'
import { viewCheckout } from './view-checkout.server.ts'

export const middleware = [readerGuard]

/** Quotes the cart again for a place and a delivery method, while the shopper types. */
export const loader = (args: Route.LoaderArgs) => quoted(args)

/** The same for a buyer who typed a contact, so that a code which this buyer has used up gives nothing here either. */
export async function action(args: Route.ActionArgs) {
  return quoted(args, buyerContactIn(await args.request.formData().catch(() => new FormData())))
}

async function quoted(args: Route.LoaderArgs | Route.ActionArgs, contact: BuyerContact = {}) {
  const { method, place, ward } = await readPlace(db, Object.fromEntries(new URL(args.request.url).searchParams))
  const { cartId, userId } = await cartOwnerOf(args)
  return data(await viewCheckout(db, { cartId, ...contact, userId, place, ward, method, locale: requestLocale() }), {
    headers: { 'Cache-Control': 'no-store' },
  })
}
