import { addDays, shopDay } from '#kit/clock.ts'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { closeCart } from '#shop/cart/close-cart.ts'
import { lockCart } from '#shop/cart/lock-cart.ts'
import { listCartLines } from '#shop/cart/queries.ts'
import { exactName } from '#shop/catalogue/variants/exact-name.ts'
import { findQuote, type QuoteWithDeliveries } from '#shop/checkout/find-quote.ts'
import { isBlocking, problemMessage } from '#shop/checkout/problem.ts'
import type { Quote } from '#shop/checkout/quote.ts'
import type { OrderChannel } from '#shop/orders/order.ts'
import { refusedCodeMessage } from '#shop/pricing/describe-code.ts'
import type { Buyer } from '#shop/pricing/offer.ts'
import { redeemOffers } from '#shop/pricing/redeem-offers.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { reserveStock } from '#shop/inventory/moves/reserve-stock.ts'
import { orderPlaced } from '#shop/orders/events.ts'
import { openOrder, placedOtherwise, type NewOrder } from '#shop/orders/open-order.ts'
import { saveOrigin, type Origin } from '#shop/orders/buyers/origin.ts'
import { findOrderByKey, type OrderByKey, type Order } from '#shop/orders/queries.ts'
import { buyerOf } from '#shop/orders/buyers/buyer-of.ts'
import { holdMinutes } from '#shop/payments/attempts/deadline.ts'
import { offeredMethods } from '#shop/payments/attempts/offered-methods.ts'
import { openPayment } from '#shop/payments/open-payment.ts'
import { refuseCash } from '#shop/payments/attempts/refuse-cash.ts'
import { refuseStockHold } from '#shop/payments/attempts/refuse-stock-hold.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { missingOwnerFacts, describeOwnerFacts, takesOrders } from '#shop/settings/owner-facts.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Place } from '#shop/shipping/zones/rates.ts'
import { openWorkOrders } from '#shop/work/open-work-orders.ts'
import { m } from '#words/messages.js'
import { storedCarrierFee } from '../shipments/quote-carrier-fee.ts'
import { recordManualDiscount, refuseManualDiscount, type ManualDiscount } from './manual-discount.ts'
import { holdPolicies } from '../content/hold-policies.ts'

export type Placement = Omit<NewOrder, 'deliverFrom' | 'deliverUntil' | 'policies'> & {
  cartId: string
  place: Place
  seenTotal: Dong
  /** The carrier's quote that the buyer saw. */
  carrierQuote?: string
  payment: PaymentMethod
  /** The manual discount by staff, with its reason. */
  manualDiscount?: ManualDiscount
  /** Network and browser of the buyer; null for orders by staff, which are not counted. */
  origin: Origin | null
  /** Paid at the counter at the same time: COD rules do not apply. */
  paidNow?: boolean
  /** The buyer leaves with the goods: no day is promised. */
  isTakenAlong?: boolean
  /** A mark of what staff entered, whose cart is named by the key of the form and not by what is in it. */
  enteredMark?: string
}

/** Turns a cart into an order in one transaction; repeated with the same key it returns the same order. */
export const placeOrder = (db: Db, actor: Actor, placement: Placement): Promise<Order> =>
  db.transaction(async (tx) => {
    const [already, cart] = await pipelined(findOrderByKey(tx, placement.placementKey), lockCart(tx, placement.cartId))
    const placementMark = markOfPlacement(placement)
    if (already) return sameOrder(already, placementMark)
    if (!cart) return orderOfClosedCart(tx, placement, placementMark)
    const buyer = buyerOf(tx, { userId: placement.userId, ...placement.contact })
    const { quote, rules } = await bindingQuote(tx, actor, placement, { buyer, codes: cart.codes })
    const [policies] = await pipelined(
      holdPolicies(tx, placement.locale, rules),
      !placement.paidNow && refusePayment(tx, placement, { quote, rules }),
    )
    // Before any stock: its locks come first in every placement.
    const isCounted = await checkStockHold(tx, placement, { quote, rules })
    const { order, writeDown } = await openOrder(tx, actor, quote, {
      ...placement,
      ...expected(placement.isTakenAlong ? null : quote.delivery),
      policies,
      placementMark,
    })
    const { id: orderId, code, total: amount } = order
    // Always stock before promotions, so that two orders cannot deadlock.
    await pipelined(
      takeStock(tx, actor, orderId, quote),
      redeemOffers(tx, { orderId, names: buyer.names, used: quote.used }),
      writeDown(),
      openPayment(tx, {
        orderId,
        code,
        method: placement.payment,
        amount,
        minutes: holdMinutes(order, rules.settings),
      }),
      placement.manualDiscount &&
        recordManualDiscount(tx, actor, { orderId, manualDiscount: placement.manualDiscount }),
      isCounted && saveOrigin(tx, orderId, placement.origin!),
      closeCart(tx, placement.cartId),
      emit(tx, orderPlaced(orderId)),
    )
    if (isWorkedOn(quote)) await openWorkOrders(tx, orderId)
    return order
  })

const isWorkedOn = ({ lines }: Quote) => lines.some((line) => !line.stocked || line.services.length > 0)

/** Another request with the same key may have closed the cart while this one waited for it. */
async function orderOfClosedCart(tx: Db, { placementKey }: Placement, mark: string) {
  const order = await findOrderByKey(tx, placementKey)
  if (!order) throw new Refusal('cart-closed', m.refusal_cart_closed, {})
  return sameOrder(order, mark)
}

/** The key alone does not reveal an order: it is returned only if cart and details match as well. */
export function sameOrder(
  { placementMark, ...order }: OrderByKey,
  mark: string,
  otherwise: (order: Order) => Error = placedOtherwise,
): Order {
  if (placementMark !== mark) throw otherwise(order)
  return order
}

/** Leaves out the language, so that a retry in another language is still the same request. */
export const markOfPlacement = ({ cartId, userId, contact, address, place, method, payment, ...rest }: Placement) =>
  versionMarkOf([
    cartId,
    userId,
    contact,
    address,
    place,
    method,
    payment,
    rest.note,
    rest.invoice,
    rest.inspect,
    rest.manualDiscount,
    ...(rest.enteredMark ? [rest.enteredMark] : []),
  ])

type Promised = { buyer: Buyer; codes: string[] }

async function bindingQuote(tx: Db, actor: Actor, placement: Placement, promised: Promised) {
  const { cartId, place, method, locale, seenTotal, manualDiscount } = placement
  const carrierFee = storedCarrierFee(tx, placement.address?.wardCode, placement.carrierQuote)
  const cartLines = await listCartLines(tx, cartId)
  if (!cartLines.length) throw new Refusal('cart-empty', m.refusal_cart_empty, {})
  const quoteInput = {
    lines: cartLines,
    place,
    method,
    ...promised,
    manualDiscount: manualDiscount?.amount,
    locale,
    at: new Date(),
    carrierFee,
  }
  const { quote, rules } = await findQuote(tx, quoteInput)
  const problem = quote.problems.find(isBlocking)
  if (problem) {
    const code = problem.kind === 'final-not-agreed' ? problem.kind : 'cart-problem'
    throw new Refusal(code, (_, options) => problemMessage(problem, options.locale), { problem })
  }
  refuseClosedShop(rules.settings, placement.channel ?? 'web')
  if (!quote.delivery)
    throw new Refusal('no-delivery', method === 'same_day' ? m.refusal_not_today : m.refusal_no_delivery, {})
  // Checked first: a smaller manual discount also changes the total.
  if (manualDiscount)
    await refuseManualDiscount(tx, actor, { quote, manualDiscount, limits: rules.settings.staffDiscountPercent })
  if (quote.total !== seenTotal) throw totalChanged(quote)
  return { quote, rules }
}

/** A live shop sells nothing before its owner is named; shoppers read that it opens soon, staff what is missing. */
function refuseClosedShop(settings: ShopSettings, channel: OrderChannel) {
  if (takesOrders(settings)) return
  if (channel === 'web') throw new Refusal('shop-closed', m.layout_shop_opens_soon, {})
  const missing = missingOwnerFacts(settings)
  throw new Refusal(
    'shop-closed',
    (_, options) => m.layout_shop_takes_no_orders({ missing: describeOwnerFacts(missing, options) }, options),
    {},
  )
}

async function refusePayment(
  tx: Db,
  { payment, contact }: Placement,
  { quote, rules }: Omit<QuoteWithDeliveries, 'deliveries'>,
) {
  const { settings } = rules
  if (!offeredMethods(settings).some((one) => one === payment))
    throw new Refusal('method-gone', m.refusal_method_gone, {})
  if (payment === 'cod' && quote.total > 0)
    await refuseCash(tx, { quote, phone: contact.phone, codLimit: settings.codLimit })
}

/** Whether the order counts towards the limit of its origin. Free orders are paid, and orders by staff are not counted. */
async function checkStockHold(tx: Db, placement: Placement, { quote, rules }: Omit<QuoteWithDeliveries, 'deliveries'>) {
  const { origin, userId, contact, payment } = placement
  const pieces = quote.lines.reduce((sum, { stocked, quantity }) => sum + (stocked ? quantity : 0), 0)
  if (!origin || !pieces || quote.total === 0) return false
  const { isKnown } = await refuseStockHold(tx, {
    origin,
    userId,
    contact,
    payment,
    pieces,
    settings: rules.settings,
  })
  return !isKnown
}

/** Names a code that no longer gives the discount that the buyer saw; otherwise says only that the total changed. */
function totalChanged({ codes }: Quote) {
  const refused = codes.find((one) => one.state === 'refused')
  if (!refused) return new Refusal('total-changed', m.refusal_total_changed, {})
  return new Refusal('code-refused', (_, options) => refusedCodeMessage(refused, options.locale), {
    code: refused.code,
  })
}

async function takeStock(tx: Db, actor: Actor, orderId: string, quote: Quote) {
  const stocked = quote.lines.filter((line) => line.stocked)
  const { short } = await reserveStock(tx, actor, orderId, stocked)
  if (!short.length) return
  const line = stocked.find((one) => one.variantId === short[0])!
  throw new Refusal('out-of-stock', m.refusal_out_of_stock, { name: exactName(line) })
}

const expected = (delivery: Quote['delivery']) => ({
  deliverFrom: delivery && shopDay(addDays(new Date(), delivery.daysMin)),
  deliverUntil: delivery && shopDay(addDays(new Date(), delivery.daysMax)),
})
