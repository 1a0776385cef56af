import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '../schema.ts'
import { shipments } from '../shipments-schema.ts'
import { onTheRoad } from '../states.ts'

/** Codes of those of these orders of which a parcel is being packed or on the road, whatever the state of the order. */
export const listOrdersUnderWay = async (db: Db, orderIds: string[]) =>
  (
    await db
      .selectDistinct({ code: orders.code })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.orderId))
      .where(and(inArray(orders.id, orderIds), inArray(shipments.state, ['preparing', ...onTheRoad])))
      .orderBy(asc(orders.code))
  ).map(({ code }) => code)
