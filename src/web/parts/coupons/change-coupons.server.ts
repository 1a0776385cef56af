import { addCodeToCart } from '#flows/orders/add-code-to-cart.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { dropCode } from '#shop/cart/codes.ts'
import { waitOf } from '#shop/identity/wait-refusal.ts'
import { couponFields } from '#shop/pricing/coupon-fields.ts'
import { readCode } from '#shop/pricing/read-code.ts'
import type { CartOwner } from '#web/shell/cart/cart-owner.server.ts'

/** The typed code, why it is refused, and for how long if by the limit; without a refusal the code was added or removed. */
export type CouponAnswer = { typed: string; refusal?: string; seconds?: number }

/** Adds the form's code to the cart or removes one; undefined when the form holds no code. */
export async function changeCoupons(
  request: Request,
  { cartId, userId }: CartOwner,
  form: FormData,
): Promise<CouponAnswer | undefined> {
  const dropped = readCode(form.get('uncoupon'))
  if (dropped) {
    if (cartId) await dropCode(db, cartId, dropped)
    return { typed: '' }
  }
  const typed = form.get('coupon')
  const isAdd = form.get('intent') === 'coupon'
  if (typeof typed !== 'string' || (!typed.trim() && !isAdd)) return undefined
  const codeRequest = { cartId, typed, contact: { userId }, locale: requestLocale(), ip: clientIp() }
  const { refusal } = await orRefusal(
    addCodeToCart(db, { ...codeRequest, userAgent: request.headers.get('user-agent') }),
  )
  if (!refusal) return { typed: '' }
  const kept = typed.slice(0, couponFields.coupon.max)
  return { typed: kept, refusal: refusal.say(requestLocale()), seconds: waitOf(refusal) }
}
