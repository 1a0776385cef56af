import { data } from 'react-router'
import { cartOwnerOf } from '#web/shell/cart/cart-owner.server.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import type { Route } from './+types/coupon-route.ts'
import { changeCoupons } from '#web/parts/coupons/change-coupons.server.ts'

export const middleware = [readerGuard]

/** The coupon field of a page with scripts. */
export async function action(args: Route.ActionArgs) {
  const basket = await cartOwnerOf(args)
  const form = await args.request.formData().catch(() => new FormData())
  const answer = await changeCoupons(args.request, basket, form)
  return data(answer ?? { typed: '' }, {
    status: answer?.refusal ? 422 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}
