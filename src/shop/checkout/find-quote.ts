import { and, inArray, isNull } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import type { Buyer, Offer as Promotional } from '#shop/pricing/offer.ts'
import { methodCodes, type MethodCode } from '#shop/shipping/address.ts'
import { estimateDelivery } from '#shop/shipping/zones/delivery-estimate.ts'
import { rateFor, zoneOf, type Delivery, type Place } from '#shop/shipping/zones/rates.ts'
import { worthwhileDeliveries } from '#shop/shipping/zones/worthwhile-deliveries.ts'
import { findRules, type Rules } from './find-rules.ts'
import type { CompatibilityOverride } from './problem.ts'
import { quoteCart, type Quote } from './quote.ts'
import { pairOverrides } from './schema.ts'

type QuoteRequest = {
  lines: CartLineInput[]
  place?: Place
  method?: MethodCode
  /** Codes that the shopper entered, and the shopper's identity as far as it is known. */
  codes?: readonly string[]
  buyer?: Buyer
  /** The discount that staff enter by hand. */
  manualDiscount?: Dong
  /** Incompatible pairs that staff allow with this order. */
  allowedPairs?: readonly CompatibilityOverride[]
  locale: Locale
  at: Date
  /** Asks the carrier's fee for a shipment to that place; without it, the table of rates counts. */
  carrierFee?: QuoteCarrierFee
}

export type ShipmentToQuote = { weightG: number; boxCm: readonly [number, number, number]; value: Dong }
export type QuoteCarrierFee = (parcel: ShipmentToQuote) => Promise<Dong | null>

/** A quote with the available delivery methods and the rules it was computed by. */
export type QuoteWithDeliveries = { quote: Quote; deliveries: Delivery[]; rules: Rules }

/** Reads current prices and rules, and computes a quote. Without a place the delivery is open and costs nothing yet. */
export async function findQuote(db: Db, request: QuoteRequest): Promise<QuoteWithDeliveries> {
  const { lines, place, method = 'standard', buyer, locale, at, carrierFee } = request
  const { codes = [], allowedPairs = [], manualDiscount } = request
  const ids = lines.map((line) => line.variantId)
  const allIds = [...new Set([...ids, ...lines.flatMap((line) => line.services ?? [])])]
  const [rules, forSale, available, granted] = await pipelined(
    findRules(db, { codes, names: buyer?.names ?? [], at }),
    ids.length ? listForSale(db, locale, allIds) : [],
    availableOf(db, ids),
    listOverridesOfCart(db, lines),
  )
  const { vatRates, settings } = rules
  const offers = await withHistory(rules.offers, buyer)
  const offersAndCodes = { offers, codes }
  const law = { vatRates, at, day: shopDay(at), maxPerLine: settings.maxPerLine, locale }
  const bundleTerms = { bundlePercent: settings.bundlePercent, allowedPairs: [...granted, ...allowedPairs] }
  const cart = { lines, forSale, available, ...law, ...offersAndCodes, ...bundleTerms, manualDiscount }
  const bare = quoteCart({ ...cart, delivery: null })
  const deliveries = place && bare.lines.length ? await deliveriesTo({ place, at, carrierFee }, bare, rules) : []
  const offered = worthwhileDeliveries(deliveries, method)
  const delivery = offered.find((each) => each.method === method)
  return { quote: delivery ? quoteCart({ ...cart, delivery }) : bare, deliveries: offered, rules }
}

/** The unused overrides for pairs of this cart. A cart without bundles needs no query. */
async function listOverridesOfCart(db: Db, lines: readonly CartLineInput[]): Promise<CompatibilityOverride[]> {
  const marks = [...new Set(lines.flatMap((line) => bundleMarkIn(line) ?? []))]
  if (!marks.length) return []
  return db
    .select({ mark: pairOverrides.mark, bootId: pairOverrides.bootId, bladeId: pairOverrides.bladeId })
    .from(pairOverrides)
    .where(and(inArray(pairOverrides.mark, marks), isNull(pairOverrides.usedAt), isNull(pairOverrides.withdrawnAt)))
}

/** Looks up earlier orders only if a promotion is for first orders. */
async function withHistory(offers: Promotional[], buyer: Buyer | undefined) {
  if (!buyer || !offers.some(({ firstOrder }) => firstOrder)) return offers
  const hasOrdered = await buyer.hasOrdered()
  return offers.map((offer) => ({ ...offer, hasOrdered }))
}

/** The delivery methods to a place, each with its fee and its days, which begin when the services are done. */
export async function deliveriesTo(
  { place, at, carrierFee }: { place: Place; at: Date; carrierFee: QuoteCarrierFee | undefined },
  { chargeableG, subtotal, workDays }: Pick<Quote, 'chargeableG' | 'subtotal' | 'workDays'>,
  { zones, rates, settings }: Rules,
): Promise<Delivery[]> {
  const zone = zoneOf(zones, place)
  if (!zone) return []
  const { peaks, cutOffHour, shippingBox, liveFees } = settings
  const rateQuery = { zoneId: zone.id, chargeableG, value: subtotal }
  const deliveries = methodCodes.flatMap((method) => {
    const each = rateFor(rates, { ...rateQuery, method })
    return each ? [estimateDelivery(each, { at, workDays, peaks, cutOffHour })] : []
  })
  // Delivery that is free by the table stays free.
  const standard = deliveries.find((each) => each.method === 'standard')
  if (!liveFees || !carrierFee || !standard?.fee) return deliveries
  const fee = await carrierFee({ weightG: chargeableG, boxCm: shippingBox, value: subtotal })
  return deliveries.map((each) => (each === standard && fee !== null ? { ...each, fee } : each))
}
