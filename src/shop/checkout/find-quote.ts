import { shopDay } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/db.server.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { listVatRates } from '#shop/pricing/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { listRates, listZones } from '#shop/shipping/queries.ts'
import { rateFor, zoneOf, type Place } from '#shop/shipping/rates.ts'
import { quoteCart, type Quote } from './quote.ts'

export type Ask = { wanted: WantedLine[]; place?: Place; method?: MethodCode; locale: Locale; at: Date }

/** Reads what binds, fresh, and quotes. Without a place the delivery stays open and costs nothing yet. */
export async function findQuote(db: Db, ask: Ask): Promise<Quote> {
  const ids = ask.wanted.map((line) => line.variantId)
  const [forSale, available, vatRates, settings] = [
    ids.length ? await listForSale(db, ask.locale, ids) : [],
    await availableOf(db, ids),
    await listVatRates(db),
    await findSettings(db),
  ]
  const basket = {
    wanted: ask.wanted,
    forSale,
    available,
    vatRates,
    at: ask.at,
    day: shopDay(ask.at),
    maxPerLine: settings.maxPerLine,
    locale: ask.locale,
  }
  const bare = quoteCart({ ...basket, delivery: null })
  if (!ask.place || !bare.lines.length) return bare
  const options = await listDeliveries(db, bare, ask.place)
  const chosen = options.find((option) => option.method === (ask.method ?? 'standard')) ?? null
  return chosen ? quoteCart({ ...basket, delivery: chosen }) : bare
}

/** The ways to deliver this basket to a place, each with its fee and days. */
export async function listDeliveries(db: Db, basket: Pick<Quote, 'weightG' | 'subtotal'>, place: Place) {
  const [zones, rates] = [await listZones(db), await listRates(db)]
  const zone = zoneOf(zones, place)
  if (!zone) return []
  return (['standard', 'pickup'] as const).flatMap(
    (method) => rateFor(rates, { zoneId: zone.id, method, weightG: basket.weightG, value: basket.subtotal }) ?? [],
  )
}
