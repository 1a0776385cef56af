import type { Dong } from '#kit/money.ts'
import type { WardKind } from '../address.ts'
import { estimateDelivery, type EstimateContext } from './delivery-estimate.ts'
import { rateFor, zoneOf, type Delivery, type Place, type Rate, type Zone } from './rates.ts'

type DeliveryQuery = { places: Place[]; chargeableG: number; value: Dong; promising: EstimateContext }
/** `isSome`: single wards that the merchant separated from their kind. */
export type ProvinceDelivery = Omit<Delivery, 'method'> & { kinds: WardKind[]; isSome: boolean }

/** The fees of standard delivery within a province. Carriers treat wards of one kind alike; kinds with the same fee and days are grouped. */
export function deliveriesInProvince(
  { zones, rates }: { zones: Zone[]; rates: Rate[] },
  { places, chargeableG, value, promising }: DeliveryQuery,
): ProvinceDelivery[] {
  return places.reduce<ProvinceDelivery[]>((deliveries, place) => {
    const zone = zoneOf(zones, place)
    const [kind, isSome] = [place.wardKind, place.wardCode !== undefined]
    const rate = zone && rateFor(rates, { zoneId: zone.id, method: 'standard', chargeableG, value })
    if (!rate) return deliveries
    const { method: _, ...delivery } = estimateDelivery(rate, promising)
    const same = deliveries.find((one) => isSame(one, delivery))
    // Separated wards with the same fee as the others are not listed.
    if (same && (isSome || same.kinds.includes(kind))) return deliveries
    if (!same) return [...deliveries, { ...delivery, kinds: [kind], isSome }]
    return deliveries.map((one) => (one === same ? { ...one, kinds: [...one.kinds, kind] } : one))
  }, [])
}

type Alike = Omit<ProvinceDelivery, 'kinds' | 'isSome'>
const isSame = (one: Alike, other: Alike) =>
  (['fee', 'daysMin', 'daysMax', 'freeFrom'] as const).every((key) => one[key] === other[key])
