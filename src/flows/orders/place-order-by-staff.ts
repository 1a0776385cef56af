import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { keepCode } from '#shop/cart/codes.ts'
import { openCartAs } from '#shop/cart/open-cart-as.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import type { WantedLine } from '#shop/cart/wanted-line.ts'
import { createCompatibilityOverride } from '#shop/checkout/create-compatibility-override.ts'
import type { CompatibilityOverride } from '#shop/checkout/problem.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findOrderByKey, type Order } from '#shop/orders/queries.ts'
import { m } from '#words/messages.js'
import { confirmOrder } from './confirm-order.ts'
import { placeOrder, type Placement } from './place-order.ts'

export type StaffPlacement = Omit<Placement, 'cartId' | 'origin'> & {
  channel: 'phone' | 'counter'
  lines: WantedLine[]
  codes: string[]
  /** Pairs among the lines that do not fit by the rules and are sold as sets all the same, each with its reason. */
  leaves?: (CompatibilityOverride & { reason: string })[]
}

/**
 * Staff place an order for somebody on the phone or at the counter: the lines become a cart of their own, and that an order by the same core as
 * everybody's. The cart is named by the key of the form, so that what is sent twice waits for the first and answers with its order. What is
 * paid at the door has just been confirmed with the customer; what is paid ahead waits for its money.
 */
export const placeOrderByStaff = (db: Db, actor: Actor, { lines, codes, leaves, ...placement }: StaffPlacement) =>
  db.transaction(async (tx): Promise<Order> => {
    const cartId = placement.placementKey
    await openCartAs(tx, cartId)
    const already = await findOrderByKey(tx, cartId)
    if (already) return already
    if (!lines.length) throw new Refusal('cart-empty', m.refusal_cart_empty, {})
    await replaceCart(tx, cartId, await withLeave(tx, actor, lines, leaves))
    for (const code of codes) await keepCode(tx, cartId, code)
    const order = await placeOrder(tx, actor, { ...placement, cartId, origin: null })
    if (placement.channel === 'phone' && placement.payment === 'cod')
      await confirmOrder(tx, actor, { orderId: order.id })
    return order
  })

/** Lets these pairs pass for this one order: each goes under the mark of its leave from now on. */
async function withLeave(tx: Db, actor: Actor, lines: WantedLine[], leaves: StaffPlacement['leaves'] = []) {
  let marked = lines
  for (const { mark, ...pair } of leaves) {
    const given = await createCompatibilityOverride(tx, actor, pair)
    marked = marked.map((line) => ({ ...line, services: line.services?.map((id) => (id === mark ? given : id)) }))
  }
  return marked
}
