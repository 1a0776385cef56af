import { sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { settingsChanged } from '#shop/settings/events.ts'
import { m } from '#words/messages.js'
import { listPlaces, listZones, zoneFacts, type ZoneRow } from './list-zones.ts'
import { provinces } from '../schema.ts'
import { rateFor, zoneOf, type Place, type Rate, type Zone } from './rates.ts'

/** Changes the table of zones under a lock. Afterwards every place must still have delivery, or the change is rolled back. */
export const changeZones = (db: Db, actor: Actor, change: (tx: Db) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table shipping_zones in share row exclusive mode`)
    const before = { zones: auditFacts(await listZones(tx)) }
    await change(tx)
    const zones = await listZones(tx)
    await recordChange(tx, actor, { verb: 'shipping.zones', id: 'zones', before, after: { zones: auditFacts(zones) } })
    const [gap] = gapsOf(
      zones,
      zones.flatMap((zone) => zone.rates),
      await listPlaces(tx, zones),
    )
    if (gap) {
      const names = await tx.select({ code: provinces.code, name: provinces.name }).from(provinces)
      const place = names.find((one) => one.code === gap.provinceCode)?.name ?? gap.provinceCode
      if (gap.weightG === null) throw new Refusal('zones-gap', m.refusal_zones_gap, { place })
      throw new Refusal('rates-gap', m.refusal_rates_gap, { place, weight: gap.weightG })
    }
    await emit(tx, settingsChanged(['shipping']))
  })

/** A place without delivery: it is in no zone, or its zone has no standard price for some weight. */
type Gap = Place & { weightG: number | null }

/** The gaps of the table: every kind of ward in every province needs a standard price for any weight and the smallest cart. */
export function gapsOf(zones: Zone[], rates: Rate[], places: Place[]): Gap[] {
  return places.flatMap((place): Gap[] => {
    const zone = zoneOf(zones, place)
    if (!zone) return [{ ...place, weightG: null }]
    const steps = rates.filter((rate) => rate.zoneId === zone.id).map((rate) => rate.toWeightG ?? 0)
    const weightG = [0, ...steps].find(
      (weight) => !rateFor(rates, { zoneId: zone.id, method: 'standard', chargeableG: weight, value: 0 }),
    )
    return weightG === undefined ? [] : [{ ...place, weightG }]
  })
}

const auditFacts = (zones: ZoneRow[]) => zones.map((zone) => ({ rank: zone.rank, ...zoneFacts(zone) }))
