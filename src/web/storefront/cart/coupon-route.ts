import { data } from 'react-router'
import { cartOwnerOf } from '#web/shell/cart/cart-owner.server.ts'
import { readerGuard } from '#web/shell/access/reader-guard.server.ts'
import { refusedFor } from '#web/shell/forms/read-fields.ts'
import type { Route } from './+types/coupon-route.ts'
import { changeCoupons, type CouponAnswer } from '#web/parts/coupons/change-coupons.server.ts'

export const middleware = [readerGuard]

/** The coupon field of a page with scripts. */
export async function action(args: Route.ActionArgs) {
  const basket = await cartOwnerOf(args)
  const form = await args.request.formData().catch(() => new FormData())
  const answer: CouponAnswer = (await changeCoupons(args.request, basket, form)) ?? { typed: '' }
  const { status, headers } = refusedFor(answer.seconds)
  return data(answer, { status: answer.refusal ? status : 200, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
