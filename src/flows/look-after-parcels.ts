import type { Db } from '#platform/db.server.ts'
import { log } from '#platform/log.server.ts'
import { listOpenParcels } from '#shop/orders/list-open-parcels.ts'
import { lookAfterParcel } from './look-after-parcel.ts'

/** Every few minutes: parcels that carriers have, the one longest not looked at first. A carrier that keeps silent is asked again next time. */
export async function lookAfterParcels(db: Db) {
  for (const { id } of await listOpenParcels(db))
    await lookAfterParcel(db, id).catch((error) => log.warn({ err: error, shipment: id }, 'parcel not read'))
}
