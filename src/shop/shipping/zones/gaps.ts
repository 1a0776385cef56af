import { rateFor, zoneOf, type Place, type Rate, type Zone } from './rates.ts'

/** A place to which no parcel can be sent: it falls into no zone, or its zone has no standard price for some weight. */
export type Gap = Place & { weightG: number | null }

/** Every kind of ward in every province must have a standard price for any weight and the smallest basket; where not, here. */
export function gapsOf(zones: Zone[], rates: Rate[], places: Place[]): Gap[] {
  return places.flatMap((place): Gap[] => {
    const zone = zoneOf(zones, place)
    if (!zone) return [{ ...place, weightG: null }]
    const steps = rates.filter((rate) => rate.zoneId === zone.id).map((rate) => rate.toWeightG ?? 0)
    const weightG = [0, ...steps].find(
      (weight) => !rateFor(rates, { zoneId: zone.id, method: 'standard', weightG: weight, value: 0 }),
    )
    return weightG === undefined ? [] : [{ ...place, weightG }]
  })
}
