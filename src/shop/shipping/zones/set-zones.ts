import type { Db } from '#platform/postgres/db.server.ts'
import type { Localized } from '#kit/localized.ts'
import type { Rate, Zone } from './rates.ts'
import { shippingRates, shippingZones } from '../schema.ts'

export type ZoneDraft = Omit<Zone, 'id'> & { name: Localized; rates: Omit<Rate, 'zoneId'>[] }

/** Replaces the whole table of zones and rates. */
export const setZones = (db: Db, drafts: ZoneDraft[]) =>
  db.transaction(async (tx) => {
    await tx.delete(shippingZones)
    for (const { rates, ...zone } of drafts) {
      const [row] = await tx.insert(shippingZones).values(zone).returning({ id: shippingZones.id })
      if (rates.length) await tx.insert(shippingRates).values(rates.map((rate) => ({ ...rate, zoneId: row!.id })))
    }
  })
