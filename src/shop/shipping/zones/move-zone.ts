import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { changeZones } from './change-zones.ts'
import { shippingZones } from '../schema.ts'

/** Moves a zone one rank up, so that it is matched before the one above. */
export const moveZoneUp = (db: Db, actor: Actor, id: string) =>
  changeZones(db, actor, async (tx) => {
    const zones = await tx.select().from(shippingZones).orderBy(asc(shippingZones.rank))
    const at = zones.findIndex((zone) => zone.id === id)
    const [above, own] = [zones[at - 1], zones[at]]
    if (!above || !own) return
    const rank = (zoneId: string, to: number) =>
      tx.update(shippingZones).set({ rank: to }).where(eq(shippingZones.id, zoneId))
    // Ranks must be unique at every moment.
    await rank(own.id, -1)
    await rank(above.id, own.rank)
    await rank(own.id, above.rank)
  })
