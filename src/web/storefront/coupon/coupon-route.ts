import { data } from 'react-router'
import { basketOf } from '#web/chrome/basket.server.ts'
import { readerGate } from '#web/chrome/reader-gate.server.ts'
import type { Route } from './+types/coupon-route.ts'
import { changeCoupons } from './change-coupons.server.ts'

export const middleware = [readerGate]

/** The coupon field of a page with scripts. */
export async function action(asked: Route.ActionArgs) {
  const basket = await basketOf(asked)
  const form = await asked.request.formData().catch(() => new FormData())
  const answer = await changeCoupons(asked.request, basket, form)
  return data(answer ?? { typed: '' }, {
    status: answer?.refusal ? 422 : 200,
    headers: { 'Cache-Control': 'no-store' },
  })
}
