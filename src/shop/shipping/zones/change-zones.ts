import { sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { settingsChanged } from '#shop/settings/events.ts'
import { m } from '#words/messages.js'
import { gapsOf } from './gaps.ts'
import { listPlaces, listZones, zoneFacts, type ZoneRow } from './list-zones.ts'
import { provinces } from '../schema.ts'

/** One change of the table of zones: nobody else changes it meanwhile, and afterwards parcels still go everywhere, or nothing changed. */
export const changeZones = (db: Db, actor: Actor, change: (tx: Db) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table shipping_zones in share row exclusive mode`)
    const before = { zones: told(await listZones(tx)) }
    await change(tx)
    const zones = await listZones(tx)
    await recordChange(tx, actor, { verb: 'shipping.zones', id: 'zones', before, after: { zones: told(zones) } })
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

const told = (zones: ZoneRow[]) => zones.map((zone) => ({ rank: zone.rank, ...zoneFacts(zone) }))
