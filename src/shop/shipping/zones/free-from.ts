import type { Rate, Zone } from './rates.ts'

/** The cart value from which standard delivery of this weight is free in every zone; null if zones differ or always charge. */
export function freeFrom(zones: Pick<Zone, 'id'>[], rates: Rate[], chargeableG = 0): number | null {
  const free = rates.filter(
    (r) =>
      r.method === 'standard' &&
      r.fee === 0 &&
      r.fromWeightG <= chargeableG &&
      (r.toWeightG === null || chargeableG < r.toWeightG),
  )
  const perZone = zones.map(({ id }) => Math.min(...free.filter((r) => r.zoneId === id).map((r) => r.fromValue)))
  const [first, ...others] = perZone
  return first !== undefined && Number.isFinite(first) && others.every((value) => value === first) ? first : null
}
