import { wardKinds, type MethodCode } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { wardKindWords } from './ward-kind-words.ts'

export const zoneLabels = () => ({
  nameVi: m.delivery_zone_name_vi(),
  nameEn: m.delivery_zone_name_en(),
  kind: m.delivery_zone_kinds(),
  province: m.delivery_zone_provinces(),
  wards: m.delivery_zone_wards(),
  rates: m.delivery_zone_rates(),
})

type Province = { code: string; name: string }

/** Codes of a zone in words; a price begins with its method. */
export function describeZoneField(name: string, value: string, provinces: Province[]) {
  if (name === 'kind')
    return value
      .split(',')
      .flatMap((code) => wardKinds.filter((kind) => kind === code).map((kind) => wardKindWords[kind]()))
      .join(', ')
  if (name === 'province')
    return provinces
      .filter(({ code }) => value.split(',').includes(code))
      .map((one) => one.name)
      .join(', ')
  if (name === 'rates') return value.replaceAll(/^[a-z_-]+/gm, (method) => deliveryMethodName(method as MethodCode))
  return undefined
}
