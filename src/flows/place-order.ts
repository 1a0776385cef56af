import { addDays, shopDay } from '#kit/clock.ts'
import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/db.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { closeCart } from '#shop/cart/close-cart.ts'
import { lockCart } from '#shop/cart/lock-cart.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { blocks, sayProblem } from '#shop/checkout/problem.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { reserveStock } from '#shop/inventory/reserve-stock.ts'
import { orderPlaced } from '#shop/orders/events.ts'
import { openOrder, type Opening } from '#shop/orders/open-order.ts'
import { findOrderByKey, type Order } from '#shop/orders/queries.ts'
import { openPayment } from '#shop/payments/open-payment.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { Place } from '#shop/shipping/rates.ts'
import { m } from '#words/messages.js'

export type Placement = Omit<Opening, 'deliverFrom' | 'deliverUntil'> & {
  cartId: string
  place: Place
  seenTotal: Dong
  payment: PaymentMethod
}

/** One cart becomes one order, whole or not at all; asked twice with one key, it answers with the same order. */
export const placeOrder = (db: Db, actor: Actor, placement: Placement): Promise<Order> =>
  db.transaction(async (tx) => {
    const already = await findOrderByKey(tx, placement.placementKey)
    if (already) return already
    if (!(await lockCart(tx, placement.cartId))) return orderOfClosedCart(tx, placement)
    const quote = await bindingQuote(tx, placement)
    const order = await openOrder(tx, actor, quote, { ...placement, ...expected(quote) })
    await takeStock(tx, actor, order.id, quote)
    await openPayment(tx, { orderId: order.id, code: order.code, method: placement.payment, amount: order.total })
    await closeCart(tx, placement.cartId)
    await emit(tx, orderPlaced(order.id))
    return order
  })

/** Another request with the same key may have closed the cart while this one waited for it. */
async function orderOfClosedCart(tx: Db, { placementKey }: Placement) {
  const order = await findOrderByKey(tx, placementKey)
  if (!order) throw new Refusal('cart-closed', m.refusal_cart_closed, {})
  return order
}

async function bindingQuote(tx: Db, { cartId, place, method, locale, seenTotal, payment }: Placement) {
  const wanted = await listCartLines(tx, cartId)
  if (!wanted.length) throw new Refusal('cart-empty', m.refusal_cart_empty, {})
  const { quote, rules } = await findQuote(tx, { wanted, place, method, locale, at: new Date() })
  const problem = quote.problems.find(blocks)
  if (problem) {
    const code = problem.kind === 'final-not-agreed' ? problem.kind : 'cart-problem'
    throw new Refusal(code, (_, options) => sayProblem(problem, options.locale), { problem })
  }
  if (!quote.delivery) throw new Refusal('no-delivery', m.refusal_no_delivery, {})
  if (quote.total !== seenTotal) throw new Refusal('total-changed', m.refusal_total_changed, {})
  const { codLimit } = rules.settings
  if (payment === 'cod' && quote.total > codLimit)
    throw new Refusal('cod-limit', m.refusal_cod_limit, { limit: dong(codLimit) })
  return quote
}

async function takeStock(tx: Db, actor: Actor, orderId: string, quote: Quote) {
  const stocked = quote.lines.filter((line) => line.stocked)
  const { short } = await reserveStock(tx, actor, orderId, stocked)
  if (!short.length) return
  const line = stocked.find((one) => one.variantId === short[0])!
  throw new Refusal('out-of-stock', m.refusal_out_of_stock, { name: line.name })
}

const expected = ({ delivery }: Quote) => ({
  deliverFrom: delivery && shopDay(addDays(new Date(), delivery.daysMin)),
  deliverUntil: delivery && shopDay(addDays(new Date(), delivery.daysMax)),
})
