import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipments } from '../shipments-schema.ts'
import { onTheRoad } from '../states.ts'

const atOnce = 60

/** Shipments booked with a carrier that have not ended and were not checked for ten minutes. */
export const listTrackedShipments = (db: Db) =>
  db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        inArray(shipments.state, ['preparing', ...onTheRoad]),
        isNotNull(shipments.bookedAt),
        sql`coalesce(${shipments.carrierReadAt}, 'epoch') < now() - interval '10 minutes'`,
      ),
    )
    .orderBy(sql`${shipments.carrierReadAt} asc nulls first`)
    .limit(atOnce)
