import { addDays, formatWeekday } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { priceAt } from '#shop/catalogue/price.ts'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { findRules } from '#shop/checkout/find-rules.ts'
import { listWardKinds } from '#shop/shipping/list-ward-kinds.ts'
import { listProvinces } from '#shop/shipping/queries.ts'
import { chargedWeight } from '#shop/shipping/rates.ts'
import { waysInProvince, type ProvinceWay } from '#shop/shipping/ways-in-province.ts'
import { optionViews } from './option-view.server.ts'
import { candidates, readChoice } from './picker.ts'

/** What it costs and when it comes, to each kind of ward of the province that the address names; of the choice the cheapest variant that fits. */
export async function findDelivery(product: ProductPage, params: URLSearchParams) {
  const locale = spokenLocale()
  const asked = params.get('province') ?? ''
  const [list, rules, kinds] = await Promise.all([
    listProvinces(db),
    findRules(db),
    /^\d{2}$/.test(asked) ? listWardKinds(db, asked) : [],
  ])
  const provinces = list.map(({ code, name }) => ({ value: code, label: name }))
  const parcel = parcelOf(product, params, locale)
  const ways = parcel ? waysInProvince(rules, { provinceCode: asked, kinds, ...parcel }) : []
  return {
    provinces,
    province: provinces.find(({ value }) => value === asked) ?? null,
    isOneForAll: ways.length === 1 && ways[0]!.kinds.length === kinds.length,
    ways: ways.map((way) => sayWay(way, locale)),
  }
}
export type DeliveryView = Awaited<ReturnType<typeof findDelivery>>

function parcelOf(product: ProductPage, params: URLSearchParams, locale: Locale) {
  const variants = product.variants.map((variant) => ({ ...variant, stock: null }))
  const choice = readChoice(variants, optionViews(product, locale), params)
  const fit = candidates(variants, choice).map((variant) => ({
    value: priceAt(variant, new Date()).now,
    weightG: chargedWeight(variant.weightG, product.boxCm),
  }))
  return fit.toSorted((a, b) => a.value - b.value)[0]
}

const sayWay = ({ kinds, fee, daysMin, daysMax, freeFrom }: ProvinceWay, locale: Locale) => {
  const day = (days: number) => formatWeekday(addDays(new Date(), days), locale)
  return { kinds, fee, freeFrom: fee > 0 ? freeFrom : null, from: day(daysMin), until: day(daysMax) }
}
