import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { toHandBackWhere } from './list-work-order-rows.ts'
import { workOrders } from './schema.ts'
import { toDo } from './work-order-views.ts'

/** Codes of those of these orders whose skates are in work or wait to be handed back. */
export const listOrdersWithSkates = async (db: Db, orderIds: string[]) =>
  (
    await db
      .selectDistinct({ code: orders.code })
      .from(workOrders)
      .innerJoin(orders, eq(orders.id, workOrders.orderId))
      .where(and(inArray(orders.id, orderIds), or(inArray(workOrders.state, [...toDo]), toHandBackWhere)))
      .orderBy(asc(orders.code))
  ).map(({ code }) => code)
