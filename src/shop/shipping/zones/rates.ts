import type { Localized } from '#kit/localized.ts'
import type { Dong } from '#kit/money.ts'
import type { MethodCode, WardKind } from '../address.ts'

export type Zone = {
  id: string
  rank: number
  provinces: string[] | null
  wardKinds: WardKind[] | null
  /** Single wards, in addition to provinces or instead of them. */
  wards?: string[] | null
}
export type NamedZone = Zone & { name: Localized }
export type Rate = {
  zoneId: string
  method: MethodCode
  fromWeightG: number
  toWeightG: number | null
  fromValue: Dong
  fee: Dong
  daysMin: number
  daysMax: number
}
export type Place = { provinceCode: string; wardKind: WardKind; wardCode?: string }
export type Delivery = {
  method: MethodCode
  fee: Dong
  daysMin: number
  daysMax: number
  freeFrom: Dong | null
}

export const zoneOf = (zones: Zone[], place: Place) =>
  [...zones].sort((a, b) => a.rank - b.rank).find((zone) => fits(zone, place))

function fits({ provinces, wardKinds, wards }: Zone, { provinceCode, wardKind, wardCode }: Place) {
  if (wardCode && wards?.includes(wardCode)) return true
  // A zone with single wards and no provinces matches nothing else.
  if (wards?.length && !provinces) return false
  return (provinces?.includes(provinceCode) ?? true) && (wardKinds?.includes(wardKind) ?? true)
}

/** Price and days of one method for a shipment; undefined if the method is not available. Of the matching rates, the one for the largest cart value counts. */
export function rateFor(
  rates: Rate[],
  at: { zoneId: string; method: MethodCode; chargeableG: number; value: Dong },
): Delivery | undefined {
  const ofMethod = rates.filter((r) => r.zoneId === at.zoneId && r.method === at.method)
  const byWeight = ofMethod.filter(
    (r) => r.fromWeightG <= at.chargeableG && (r.toWeightG === null || at.chargeableG < r.toWeightG),
  )
  const rate = byWeight.filter((r) => r.fromValue <= at.value).sort((a, b) => b.fromValue - a.fromValue)[0]
  if (!rate) return
  const free = byWeight.filter((r) => r.fee === 0).sort((a, b) => a.fromValue - b.fromValue)[0]
  return {
    method: at.method,
    fee: rate.fee,
    daysMin: rate.daysMin,
    daysMax: rate.daysMax,
    freeFrom: free?.fromValue ?? null,
  }
}

/** Skates are bulky: carriers charge the greater of real weight and cm³ / 5000 kg (docs/reference/vietnam.md 4.4). */
export const chargeableWeight = (weightG: number, boxCm: number[] | null) =>
  Math.max(weightG, boxCm ? Math.round((boxCm.reduce((a, b) => a * b, 1) / 5000) * 1000) : 0)
