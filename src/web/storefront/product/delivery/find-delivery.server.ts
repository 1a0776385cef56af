import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { findRules } from '#shop/checkout/find-rules.ts'
import { listPlaces } from '#shop/shipping/zones/list-zones.ts'
import { listProvinces } from '#shop/shipping/queries.ts'
import { chargeableWeight } from '#shop/shipping/zones/rates.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import { candidates, paidFor, readPickedChoice } from '#web/parts/product/picker.ts'
import { viewDelivery } from '#web/parts/delivery/view-delivery.server.ts'

/** Fee and dates for each kind of ward of the province in the address, else of the shop's own; for the cheapest variant that fits the choice. */
export async function findDelivery(product: ProductPage, params: URLSearchParams) {
  const locale = requestLocale()
  const [list, rules] = await Promise.all([listProvinces(db), findRules(db)])
  const province = params.get('province') ?? provinceOf(rules.settings.address, list)
  const places = /^\d{2}$/.test(province) ? await listPlaces(db, rules.zones, province) : []
  const provinces = list.map(({ code, name }) => ({ value: code, label: name }))
  const shipment = shipmentOf(product, params, locale)
  return viewDelivery({ provinces, province, places, locale }, rules, shipment)
}

/** The shop's own province is the default, since most customers live there; undefined when the shop's address names none. */
const provinceOf = (address: string, provinces: readonly { code: string; name: string }[]) =>
  provinces.find(({ name }) => address.toLowerCase().includes(name.toLowerCase()))?.code ?? ''

function shipmentOf(product: ProductPage, params: URLSearchParams, locale: Locale) {
  const at = new Date()
  const variants = product.variants.map((variant) => {
    const { now, was } = priceAt(variant, at)
    return { ...variant, price: was ?? now, salePrice: was === null ? null : now, stock: null }
  })
  const choice = readPickedChoice(variants, optionViews(product, locale), params)
  const fit = candidates(variants, choice).map((variant) => ({
    value: paidFor(variant).now,
    chargeableG: chargeableWeight(variant.weightG, product.boxCm),
  }))
  return fit.toSorted((a, b) => a.value - b.value)[0]
}
