import type { Rate, Zone } from './rates.ts'

/** The basket value from which standard delivery is free in every zone alike; nothing where zones differ or always charge. */
export function freeFrom(zones: Pick<Zone, 'id'>[], rates: Rate[]): number | null {
  const perZone = zones.map(({ id }) =>
    Math.min(...rates.filter((r) => r.zoneId === id && r.method === 'standard' && r.fee === 0).map((r) => r.fromValue)),
  )
  const [first, ...others] = perZone
  return first !== undefined && Number.isFinite(first) && others.every((value) => value === first) ? first : null
}
