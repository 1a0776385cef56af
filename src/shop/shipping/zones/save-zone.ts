import { eq, max } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { refuseChanged } from '#platform/forms/refuse-changed.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { changeZones } from './change-zones.ts'
import { listZones, zoneFacts } from './list-zones.ts'
import { shippingRates, shippingZones } from '../schema.ts'
import type { ZoneDraft } from './set-zones.ts'

/** `seen`: the mark of the zone that the screen showed (zoneFacts). */
type Saved = Omit<ZoneDraft, 'rank'> & { id: string | null; expectedVersion?: string }

/** Saves a zone with all its prices; a new one comes last. */
export const saveZone = (
  db: Db,
  actor: Actor,
  { id, expectedVersion, rates, name, provinces, wardKinds, wards }: Saved,
) =>
  changeZones(db, actor, async (tx) => {
    const stored = id === null ? undefined : (await listZones(tx)).find((one) => one.id === id)
    if (stored) refuseChanged(expectedVersion, zoneFacts(stored))
    const zone = { name, provinces, wardKinds, wards: wards?.length ? wards : null }
    const zoneId = id ?? (await insert(tx, zone))
    if (id) await tx.update(shippingZones).set(zone).where(eq(shippingZones.id, id))
    await tx.delete(shippingRates).where(eq(shippingRates.zoneId, zoneId))
    if (rates.length) await tx.insert(shippingRates).values(rates.map((rate) => ({ ...rate, zoneId })))
  })

async function insert(tx: Db, zone: Omit<ZoneDraft, 'rank' | 'rates'>) {
  const [last] = await tx.select({ rank: max(shippingZones.rank) }).from(shippingZones)
  const [row] = await tx
    .insert(shippingZones)
    .values({ ...zone, rank: (last?.rank ?? 0) + 1 })
    .returning({ id: shippingZones.id })
  return row!.id
}
