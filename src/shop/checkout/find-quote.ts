import { shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { rateFor, zoneOf, type Delivery, type Place } from '#shop/shipping/rates.ts'
import { findRules, type Rules } from './find-rules.ts'
import { quoteCart, type Quote } from './quote.ts'

export type Ask = { wanted: WantedLine[]; place?: Place; method?: MethodCode; locale: Locale; at: Date }

/** A quote with the ways of delivery it may choose from and the rules it went by. */
export type Offer = { quote: Quote; ways: Delivery[]; rules: Rules }

/** Reads what binds, fresh, and quotes. Without a place the delivery stays open and costs nothing yet. */
export async function findQuote(db: Db, { wanted, place, method = 'standard', locale, at }: Ask): Promise<Offer> {
  const ids = wanted.map((line) => line.variantId)
  const sought = [...new Set([...ids, ...wanted.flatMap((line) => line.services ?? [])])]
  const rules = await findRules(db)
  const forSale = ids.length ? await listForSale(db, locale, sought) : []
  const available = await availableOf(db, ids)
  const { vatRates, settings } = rules
  const basket = { wanted, forSale, available, vatRates, at, day: shopDay(at), maxPerLine: settings.maxPerLine, locale }
  const bare = quoteCart({ ...basket, delivery: null })
  const ways = place && bare.lines.length ? waysTo(place, bare, rules) : []
  const delivery = ways.find((way) => way.method === method)
  return { quote: delivery ? quoteCart({ ...basket, delivery }) : bare, ways, rules }
}

/** The ways to deliver this basket to a place, each with its fee and its days, which begin when the work is done. */
function waysTo(place: Place, { weightG, subtotal, workDays }: Quote, { zones, rates }: Rules): Delivery[] {
  const zone = zoneOf(zones, place)
  if (!zone) return []
  const ask = { zoneId: zone.id, weightG, value: subtotal }
  return (['standard', 'pickup'] as const).flatMap((method) => {
    const way = rateFor(rates, { ...ask, method })
    return way ? [{ ...way, daysMin: way.daysMin + workDays, daysMax: way.daysMax + workDays }] : []
  })
}
