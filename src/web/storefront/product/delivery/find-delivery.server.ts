import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { findQuote } from '#shop/checkout/find-quote.ts'
import { listPlaces } from '#shop/shipping/zones/list-zones.ts'
import { listProvinces } from '#shop/shipping/queries.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import { candidates, paidFor, readPickedChoice } from '#web/parts/product/picker.ts'
import { viewDelivery } from '#web/parts/delivery/view-delivery.server.ts'
import { workParam } from './work-param.ts'

/**
 * Fee and dates for each kind of ward of the province in the address, else of the shop's own; for the cheapest variant that fits the choice, with the
 * ticked services. Weight, value and work days are those of a cart with this one line.
 */
export async function findDelivery(product: ProductPage, params: URLSearchParams) {
  const locale = requestLocale()
  const at = new Date()
  const [list, { quote, rules }] = await Promise.all([
    listProvinces(db),
    findQuote(db, { lines: linesOf(product, params, { at, locale }), locale, at }),
  ])
  // The shop's own province is the default, since most customers live there.
  const province = params.get('province') ?? provinceOf(rules.settings.address, list)
  const places = /^\d{2}$/.test(province) ? await listPlaces(db, rules.zones, province) : []
  const provinces = list.map(({ code, name }) => ({ value: code, label: name }))
  const { chargeableG, subtotal, workDays } = quote
  const shipment = quote.lines.length ? { chargeableG, value: subtotal, workDays } : undefined
  return viewDelivery({ provinces, province, places, locale }, rules, shipment)
}

function linesOf(product: ProductPage, params: URLSearchParams, { at, locale }: { at: Date; locale: Locale }) {
  const variants = product.variants.map((variant) => {
    const { now, was } = priceAt(variant, at)
    return { ...variant, price: was ?? now, salePrice: was === null ? null : now, stock: null }
  })
  const choice = readPickedChoice(variants, optionViews(product, locale), params)
  const fit = candidates(variants, choice).toSorted((a, b) => paidFor(a).now - paidFor(b).now)[0]
  const services = params.getAll(workParam).filter(isUuid).slice(0, maxServices)
  return fit ? [{ variantId: fit.id, services: services.sort(), finalSince: at, quantity: 1 }] : []
}

/** More than are ever offered for one pair. */
const maxServices = 8

/**
 * The province of an address, as its code; empty if it names none. The name that stands last counts: Vietnamese addresses end with the province, and
 * streets are named after others (Xa lộ Hà Nội).
 */
export function provinceOf(address: string, provinces: readonly { code: string; name: string }[]) {
  const text = address.normalize('NFC').toLowerCase()
  const placed = provinces.map(({ code, name }) => ({
    code,
    at: text.lastIndexOf(name.normalize('NFC').toLowerCase()),
  }))
  return placed.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at)[0]?.code ?? ''
}
