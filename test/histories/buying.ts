import fc from 'fast-check'
import { cancelOwnOrder } from '#flows/orders/cancel-own-order.ts'
import { changePaymentMethod } from '#flows/payments/change-payment-method.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { addCode, listCodes } from '#shop/cart/codes.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { parseCartLines, type CartLineInput } from '#shop/cart/cart-line-input.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { guest } from '#shop/identity/actor.ts'
import { buyerOf } from '#shop/orders/buyers/buyer-of.ts'
import { bundleLines } from '../a-bundle.ts'
import { aPlacement } from '../small-shop.ts'
import { kindOf, nth, pieces } from './step.ts'
import { coupons, pick, pickOrder, type World } from './world.ts'

const who = fc.nat({ max: 2 })
const payment = fc.constantFrom<PaymentMethod>('cod', 'bank_transfer', 'momo')
export const contactOf = (buyer: number) => ({
  name: 'Nguyễn Thị Lan',
  phone: `+8490123456${buyer}`,
  email: `lan-${buyer}@example.com`,
})

async function fill(world: World, buyer: number, lines: CartLineInput[]) {
  const { db, baskets } = world
  const before = baskets[buyer]
  const there = before ? await listCartLines(db, before) : []
  const { lines: all } = parseCartLines(JSON.parse(JSON.stringify([...there, ...lines])))
  const { cartId } = await replaceCart(db, before, all)
  baskets[buyer] = cartId
}

type Placing = { who: number; what: number; payment: PaymentMethod; again: boolean }

/** Like the checkout page: shows the total, then places what was seen; sent twice, it must be one order. */
async function place(world: World, told: Placing) {
  const { db, baskets } = world
  if (!baskets[told.who])
    await fill(world, told.who, [{ variantId: pick(world.goods, told.what)!, quantity: told.again ? 1 : 2 }])
  const cartId = baskets[told.who]!
  const contact = contactOf(told.who)
  const seen = aPlacement(cartId, 0, { contact, payment: told.payment })
  const { place: where, method, locale } = seen
  const buyer = buyerOf(db, { userId: null, ...contact })
  const [lines, codes] = [await listCartLines(db, cartId), await listCodes(db, cartId)]
  const { quote } = await findQuote(db, { lines, place: where, method, codes, buyer, locale, at: new Date() })
  const placement = { ...seen, seenTotal: quote.total }
  const asked = Array.from({ length: told.again ? 2 : 1 }, () => placeOrder(db, guest, placement))
  // Both finish before the next step begins.
  await Promise.allSettled(asked)
  const orders = await Promise.all(asked)
  if (new Set(orders.map((order) => order.id)).size !== 1) throw new Error('one key became two orders')
  baskets[told.who] = undefined
  return 'done'
}

export const buying = {
  fill: kindOf<{ who: number; what: number; quantity: number }>({
    often: 3,
    told: { who, what: fc.nat({ max: 5 }), quantity: pieces },
    walk: (world, { who: buyer, what, quantity }) =>
      fill(world, buyer, [{ variantId: pick([...world.goods, world.work], what)!, quantity }]),
  }),
  fillWithSet: kindOf<{ who: number; quantity: number }>({
    often: 1,
    told: { who, quantity: fc.integer({ min: 1, max: 2 }) },
    walk: (world, { who: buyer, quantity }) =>
      fill(world, buyer, bundleLines(world.set, world.set.blade, { quantity })),
  }),
  askForCoupon: kindOf<{ who: number; coupon: number }>({
    often: 2,
    told: { who, coupon: fc.nat({ max: 1 }) },
    walk: async ({ db, baskets }, told) => {
      const cartId = baskets[told.who]
      return cartId ? addCode(db, cartId, pick(coupons, told.coupon)!) : 'nobody'
    },
  }),
  place: kindOf<Placing>({
    often: 4,
    told: { who, what: fc.nat({ max: 4 }), payment, again: fc.boolean() },
    walk: place,
  }),
  changeMethod: kindOf<{ order: number; payment: PaymentMethod }>({
    often: 4,
    told: { order: nth, payment },
    walk: async (world, { order: at, payment: method }) => {
      const order = await pickOrder(world, at)
      return order ? changePaymentMethod(world.db, guest, { orderId: order.id, method }) : 'nothing'
    },
  }),
  cancelOwn: kindOf<{ order: number }>({
    often: 2,
    told: { order: nth },
    walk: async (world, { order: at }) => {
      const order = await pickOrder(world, at)
      return order ? cancelOwnOrder(world.db, guest, { orderId: order.id, reason: 'Đổi ý' }) : 'nothing'
    },
  }),
}
