import { and, inArray, isNull } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { WantedLine } from '#shop/cart/wanted-line.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import type { Buyer, Offer as Promotional } from '#shop/pricing/offer.ts'
import { methodCodes, type MethodCode } from '#shop/shipping/address.ts'
import { estimateDelivery } from '#shop/shipping/zones/delivery-estimate.ts'
import { rateFor, zoneOf, type Delivery, type Place } from '#shop/shipping/zones/rates.ts'
import { worthwhileWays } from '#shop/shipping/zones/worthwhile-ways.ts'
import { findRules, type Rules } from './find-rules.ts'
import type { CompatibilityOverride } from './problem.ts'
import { quoteCart, type Quote } from './quote.ts'
import { pairOverrides } from './schema.ts'

type QuoteRequest = {
  wanted: WantedLine[]
  place?: Place
  method?: MethodCode
  /** Codes that the shopper entered, and the shopper's identity as far as it is known. */
  codes?: readonly string[]
  buyer?: Buyer
  /** The discount that staff enter by hand. */
  deskDiscount?: Dong
  /** Incompatible pairs that staff allow with this order. */
  leaves?: readonly CompatibilityOverride[]
  locale: Locale
  at: Date
  /** Asks the carrier's fee for a shipment to that place; without it, the table of rates counts. */
  carriage?: QuoteCarrierFee
}

export type ShipmentToQuote = { weightG: number; boxCm: readonly [number, number, number]; value: Dong }
export type QuoteCarrierFee = (parcel: ShipmentToQuote) => Promise<Dong | null>

/** A quote with the available delivery methods and the rules it was computed by. */
export type QuoteWithWays = { quote: Quote; ways: Delivery[]; rules: Rules }

/** Reads current prices and rules, and computes a quote. Without a place the delivery is open and costs nothing yet. */
export async function findQuote(db: Db, ask: QuoteRequest): Promise<QuoteWithWays> {
  const { wanted, place, method = 'standard', codes = [], buyer, deskDiscount, leaves = [], locale, at, carriage } = ask
  const ids = wanted.map((line) => line.variantId)
  const sought = [...new Set([...ids, ...wanted.flatMap((line) => line.services ?? [])])]
  const [rules, forSale, available, given] = await pipelined(
    findRules(db, { codes, names: buyer?.names ?? [], at }),
    ids.length ? listForSale(db, locale, sought) : [],
    availableOf(db, ids),
    listOverridesOfCart(db, wanted),
  )
  const { vatRates, settings } = rules
  const offers = await withHistory(rules.offers, buyer)
  const promised = { offers, codes }
  const law = { vatRates, at, day: shopDay(at), maxPerLine: settings.maxPerLine, locale }
  const sets = { setPercent: settings.setPercent, allowedPairs: [...given, ...leaves] }
  const basket = { wanted, forSale, available, ...law, ...promised, ...sets, deskDiscount }
  const bare = quoteCart({ ...basket, delivery: null })
  const ways = place && bare.lines.length ? await deliveryWaysTo({ place, at, carriage }, bare, rules) : []
  const delivery = ways.find((way) => way.method === method)
  return { quote: delivery ? quoteCart({ ...basket, delivery }) : bare, ways: worthwhileWays(ways, method), rules }
}

/** The unused overrides for pairs of this cart. A cart without bundles needs no query. */
async function listOverridesOfCart(db: Db, wanted: readonly WantedLine[]): Promise<CompatibilityOverride[]> {
  const marks = [...new Set(wanted.flatMap((line) => bundleMarkIn(line) ?? []))]
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
export async function deliveryWaysTo(
  { place, at, carriage }: { place: Place; at: Date; carriage: QuoteCarrierFee | undefined },
  { weightG, subtotal, workDays }: Pick<Quote, 'weightG' | 'subtotal' | 'workDays'>,
  { zones, rates, settings }: Rules,
): Promise<Delivery[]> {
  const zone = zoneOf(zones, place)
  if (!zone) return []
  const { peaks, cutOffHour, parcelBox, liveFees } = settings
  const ask = { zoneId: zone.id, weightG, value: subtotal }
  const ways = methodCodes.flatMap((method) => {
    const way = rateFor(rates, { ...ask, method })
    return way ? [estimateDelivery(way, { at, workDays, peaks, cutOffHour })] : []
  })
  // Delivery that is free by the table stays free.
  const standard = ways.find((way) => way.method === 'standard')
  if (!liveFees || !carriage || !standard?.fee) return ways
  const fee = await carriage({ weightG, boxCm: parcelBox, value: subtotal })
  return ways.map((way) => (way === standard && fee !== null ? { ...way, fee } : way))
}
