import type { Dong } from '#kit/money.ts'
import type { WardKind } from './address.ts'
import { rateFor, zoneOf, type Delivery, type Rate, type Zone } from './rates.ts'

type Ask = { provinceCode: string; kinds: WardKind[]; weightG: number; value: Dong }
export type ProvinceWay = Omit<Delivery, 'method'> & { kinds: WardKind[] }

/** What standard delivery of a parcel costs within a province. Wards of one kind are all alike to a carrier; kinds that cost and take the same stand together. */
export function waysInProvince(
  { zones, rates }: { zones: Zone[]; rates: Rate[] },
  { provinceCode, kinds, weightG, value }: Ask,
): ProvinceWay[] {
  return kinds.reduce<ProvinceWay[]>((ways, kind) => {
    const zone = zoneOf(zones, { provinceCode, wardKind: kind })
    const rate = zone && rateFor(rates, { zoneId: zone.id, method: 'standard', weightG, value })
    if (!rate) return ways
    const { method: _, ...way } = rate
    const same = ways.find((one) => isSame(one, way))
    if (!same) return [...ways, { ...way, kinds: [kind] }]
    return ways.map((one) => (one === same ? { ...one, kinds: [...one.kinds, kind] } : one))
  }, [])
}

const isSame = (one: Omit<ProvinceWay, 'kinds'>, other: Omit<ProvinceWay, 'kinds'>) =>
  (['fee', 'daysMin', 'daysMax', 'freeFrom'] as const).every((key) => one[key] === other[key])
