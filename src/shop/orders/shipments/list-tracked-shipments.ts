import { and, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { statusesOfStages } from '#shop/shipping/carriers.ts'
import { stillBooked } from './still-booked.ts'
import { shipments } from '../shipments-schema.ts'
import { onTheRoad } from '../states.ts'

const atOnce = 60

/** For the carrier the shipment has ended. A function, since carriers are registered after this file is loaded. */
const hasEnded = () =>
  or(
    sql`false`,
    ...statusesOfStages(['delivered', 'returned']).map(({ carrier, status }) =>
      and(eq(shipments.bookedWith, carrier), sql`${shipments.carrierStatus} is not distinct from ${status}`),
    ),
  )!

/** Shipments booked with a carrier that have not ended and were not checked for ten minutes; cancelled ones too, while their waybill stands. */
export const listTrackedShipments = (db: Db) =>
  db
    .select({ id: shipments.id })
    .from(shipments)
    .where(
      and(
        or(inArray(shipments.state, ['preparing', ...onTheRoad]), and(stillBooked, not(hasEnded()))),
        isNotNull(shipments.bookedAt),
        sql`coalesce(${shipments.carrierReadAt}, 'epoch') < now() - interval '10 minutes'`,
      ),
    )
    .orderBy(sql`${shipments.carrierReadAt} asc nulls first`)
    .limit(atOnce)
