import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addCode } from '#shop/cart/codes.ts'
import { openCartAs } from '#shop/cart/open-cart-as.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { createCompatibilityOverride } from '#shop/checkout/create-compatibility-override.ts'
import type { CompatibilityOverride } from '#shop/checkout/problem.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findOrderByKey, type Order } from '#shop/orders/queries.ts'
import type { ReceiptForm } from '#shop/payments/receipts/receipt-form.ts'
import { m } from '#words/messages.js'
import { confirmOrder } from './confirm-order.ts'
import { markOfPlacement, placeOrder, sameOrder, type Placement } from './place-order.ts'

export type StaffPlacement = Omit<Placement, 'cartId' | 'origin' | 'enteredMark'> & {
  channel: 'phone' | 'counter'
  lines: CartLineInput[]
  codes: string[]
  /** Pairs among the lines that do not fit by the rules and are still sold as bundles, each with its reason. */
  leaves?: (CompatibilityOverride & { reason: string })[]
  /** How it was paid at the counter. */
  tender?: Tender
}

/** How it was paid at the counter; for cash also the amount handed over. */
export type Tender = { way: ReceiptForm; handed: Dong | null; reference: string | null }

/**
 * Staff place an order on the phone or at the counter: the lines become a cart of their own, which is ordered like any other. The cart is named by the
 * form's key, so that a second post waits for the first and gets the same order, unless it says something else. COD orders count as confirmed with the customer; prepaid orders wait
 * for their money.
 */
export const placeOrderByStaff = (db: Db, actor: Actor, { lines, codes, leaves, tender, ...rest }: StaffPlacement) =>
  db.transaction(async (tx): Promise<Order> => {
    const cartId = rest.placementKey
    const placement = { ...rest, cartId, origin: null, enteredMark: markOfEntered({ lines, codes, leaves, tender }) }
    await openCartAs(tx, cartId)
    const already = await findOrderByKey(tx, cartId)
    if (already) return sameOrder(already, markOfPlacement(placement), placedByStaff)
    if (!lines.length) throw new Refusal('cart-empty', m.refusal_cart_empty, {})
    await replaceCart(tx, cartId, await withLeave(tx, actor, lines, leaves))
    for (const code of codes) await addCode(tx, cartId, code)
    const order = await placeOrder(tx, actor, placement)
    if (placement.channel === 'phone' && placement.payment === 'cod')
      await confirmOrder(tx, actor, { orderId: order.id })
    return order
  })

/** The time at which the buyer agreed that worked goods are final differs in each post. */
const markOfEntered = ({ lines, ...entered }: Pick<StaffPlacement, 'lines' | 'codes' | 'leaves' | 'tender'>) =>
  versionMarkOf([entered, lines.map(({ finalSince, ...line }) => ({ ...line, isFinal: Boolean(finalSince) }))])

/** Staff who changed the form after its order was placed must not read that the changed one is placed. */
const placedByStaff = ({ code }: Order) => new Refusal('placed-otherwise', m.refusal_placed_by_staff, { code })

/** Allows these pairs for this order only: each goes under the mark of its override from now on. */
async function withLeave(tx: Db, actor: Actor, lines: CartLineInput[], leaves: StaffPlacement['leaves'] = []) {
  let marked = lines
  for (const { mark, ...pair } of leaves) {
    const override = await createCompatibilityOverride(tx, actor, pair)
    marked = marked.map((line) => ({ ...line, services: line.services?.map((id) => (id === mark ? override : id)) }))
  }
  return marked
}
