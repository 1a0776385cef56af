import { addDays, formatWeekday } from '#kit/clock.ts'
import { inLocale, type Locale } from '#kit/localized.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { peakOf } from '#shop/shipping/zones/delivery-estimate.ts'
import type { Place, Rate, Zone } from '#shop/shipping/zones/rates.ts'
import { deliveriesInProvince, type ProvinceDelivery } from '#shop/shipping/zones/deliveries-in-province.ts'

type DeliveryQuery = {
  provinces: { value: string; label: string }[]
  province: string
  places: Place[]
  locale: Locale
}
/** `workDays`: days of work before the parcel can leave. */
type Parcel = { chargeableG: number; value: number; workDays?: number }

/** Fee and dates of standard delivery to a province, one entry for all wards that are alike. */
export function viewDelivery(
  { provinces, province, places, locale }: DeliveryQuery,
  { settings, ...rules }: { zones: Zone[]; rates: Rate[]; settings: Pick<ShopSettings, 'peaks' | 'cutOffHour'> },
  parcel: Parcel | undefined,
) {
  const { peaks, cutOffHour } = settings
  const at = new Date()
  const { chargeableG = 0, value = 0, workDays = 0 } = parcel ?? {}
  const promising = { at, workDays, peaks, cutOffHour }
  const areas = parcel ? deliveriesInProvince(rules, { places, chargeableG, value, promising }) : []
  const kinds = new Set(places.map((place) => place.wardKind)).size
  const peak = areas[0] && peakOf({ method: 'standard', daysMax: areas[0].daysMax }, workDays, promising)
  return {
    provinces,
    province: provinces.find(({ value }) => value === province) ?? null,
    isOneForAll: areas.length === 1 && areas[0]!.kinds.length === kinds,
    /** Why delivery takes longer than usual. */
    notice: peak ? inLocale(peak.notice, locale) : null,
    areas: areas.map((area) => describeArea(area, locale)),
    /** Whether the value of an order alone makes its delivery free; where weight counts too, a page cannot say it of a whole cart. */
    isFreeByValue: rules.rates.every(
      ({ method, fee, toWeightG }) => method !== 'standard' || fee > 0 || toWeightG === null,
    ),
  }
}
export type DeliveryView = ReturnType<typeof viewDelivery>

function describeArea({ kinds, isSome, fee, daysMin, daysMax, freeFrom }: ProvinceDelivery, locale: Locale) {
  const day = (days: number) => formatWeekday(addDays(new Date(), days), locale)
  return { kinds, isSome, fee, freeFrom: fee > 0 ? freeFrom : null, from: day(daysMin), until: day(daysMax) }
}
