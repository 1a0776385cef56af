import { addDays, shopDay } from '#kit/clock.ts'
import type { Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { deliveriesTo, type QuoteCarrierFee } from '#shop/checkout/find-quote.ts'
import { findRules } from '#shop/checkout/find-rules.ts'
import { workDaysOf } from '#shop/checkout/quote-services.ts'
import type { OrderDetails } from '#shop/orders/edits/order-details.ts'
import type { WholeOrder } from '#shop/orders/queries.ts'
import type { Redelivery } from '#shop/orders/shipments/redelivery.ts'
import { sumOf, type Discount } from '#shop/pricing/discount.ts'
import { findGrantedOffers } from '#shop/pricing/find-granted-offers.ts'
import type { Offer } from '#shop/pricing/offer.ts'
import type { Place } from '#shop/shipping/zones/rates.ts'
import { readPlace } from '#shop/shipping/addresses/read-place.ts'
import { m } from '#words/messages.js'

/** Delivery is quoted again only for another ward or another method; otherwise the agreed fee stays. */
export const isRerouted = (order: WholeOrder, { method, address }: OrderDetails) =>
  method !== order.method || address?.wardCode !== order.address?.wardCode

/**
 * The delivery fee by today's rates, and the delivery dates. Goods keep their prices, and promotions that reduced the old fee reduce the new one.
 * Exchange goods are always delivered free.
 */
export async function requoteDelivery(
  db: Db,
  order: WholeOrder,
  { method, address }: OrderDetails,
  carrierFee: QuoteCarrierFee,
): Promise<Redelivery> {
  const { place } = await readPlace(db, { method, province: address?.provinceCode, ward: address?.wardCode })
  const at = new Date()
  const methods = place ? await deliveryMethodsOf(db, order, { place, carrierFee }, at) : []
  const quoted = methods.find((one) => one.method === method)
  if (!quoted) throw new Refusal('no-delivery', m.refusal_edit_no_delivery, {})
  const isExchange = order.discounts.some(({ source }) => source === 'exchange')
  const rate = isExchange ? 0 : quoted.fee
  const shippingDiscounts = offFee(order, await findGrantedOffers(db, order.id), rate)
  const shippingDiscount = sumOf(shippingDiscounts)
  const shippingFee = rate - shippingDiscount
  return {
    shippingFee,
    shippingDiscount,
    shippingDiscounts,
    total: order.total - order.shippingFee + shippingFee,
    deliverFrom: shopDay(addDays(at, quoted.daysMin)),
    deliverUntil: shopDay(addDays(at, quoted.daysMax)),
  }
}

/** The delivery methods to a place, each with its fee for the goods of this order. */
export const deliveryMethodsOf = async (
  db: Db,
  order: WholeOrder,
  { place, carrierFee }: { place: Place; carrierFee: QuoteCarrierFee },
  at = new Date(),
) => deliveriesTo({ place, at, carrierFee }, await shipmentOf(db, order), await findRules(db))

/** Weight and value decide the rate; work days delay the delivery. */
async function shipmentOf(db: Db, { lines, subtotal, locale }: WholeOrder) {
  const works = lines.flatMap(({ stocked, variantId }) => (stocked || !variantId ? [] : [variantId]))
  const sold = works.length ? await listForSale(db, locale, works) : []
  return {
    chargeableG: lines.reduce((sum, line) => sum + line.chargeableG * line.quantity, 0),
    subtotal,
    workDays: Math.max(0, ...sold.map(workDaysOf)),
  }
}

/**
 * Promotions that reduced a fee were granted with the order, so they reduce the new one, up to their own limit. At pickup
 * they have no row; an edit of the goods there gives them up.
 */
function offFee({ discounts }: WholeOrder, offers: Offer[], fee: Dong): Discount[] {
  const rows: Discount[] = discounts.filter(({ lineId }) => lineId === null)
  const dropped = offers.filter(
    ({ id, effect }) => effect.kind === 'free-shipping' && !rows.some(({ promotionId }) => promotionId === id),
  )
  const added = dropped.map(({ id, code, name }): Discount => ({
    source: 'promotion',
    promotionId: id,
    code,
    name,
    amount: 0,
  }))
  let left = fee
  return [...rows, ...added].flatMap(({ source, promotionId, code, name, amount: was }) => {
    const effect = offers.find(({ id }) => id === promotionId)?.effect
    const maximum = effect?.kind === 'free-shipping' ? (effect.most ?? left) : was
    const amount = Math.min(left, maximum)
    left -= amount
    return amount > 0 ? [{ source, promotionId, code, name, amount }] : []
  })
}
