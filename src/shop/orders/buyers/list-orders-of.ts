import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { lineName } from '../lines/lines-in.ts'
import { orderLines } from '../lines-schema.ts'
import { orders } from '../schema.ts'
import { orderGroups, type OrderGroup } from '../states.ts'

type OrdersQuery = { group?: OrderGroup; offset?: number; limit?: number; locale?: Locale }

/** Orders of one signed-in customer with their lines, newest first; in the order's language if none is given. */
export async function listOrdersOf(
  db: Db,
  userId: string,
  { group, locale, offset = 0, limit = 10 }: OrdersQuery = {},
) {
  const rows = await db
    .select({
      id: orders.id,
      code: orders.code,
      state: orders.state,
      method: orders.method,
      total: orders.total,
      placedAt: orders.placedAt,
    })
    .from(orders)
    .where(and(eq(orders.userId, userId), group && inArray(orders.state, [...orderGroups[group]])))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .offset(offset)
    .limit(limit)
  const ids = rows.map((row) => row.id)
  const lines = ids.length
    ? await db
        .select({
          orderId: orderLines.orderId,
          name: orderLines.name,
          names: orderLines.names,
          picture: orderLines.picture,
          quantity: orderLines.quantity,
        })
        .from(orderLines)
        .where(and(inArray(orderLines.orderId, ids), isNull(orderLines.partOf)))
        .orderBy(asc(orderLines.position))
    : []
  const read = lines.map(({ names, ...line }) => ({
    ...line,
    name: locale ? lineName({ ...line, names }, locale) : line.name,
  }))
  return rows.map((row) => ({ ...row, lines: read.filter((line) => line.orderId === row.id) }))
}

/** The number of a customer's orders in each group. */
export async function countOrdersOf(db: Db, userId: string): Promise<Record<OrderGroup, number>> {
  const rows = await db
    .select({ state: orders.state, n: count() })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.state)
  const of = (group: OrderGroup) =>
    rows.reduce((sum, row) => sum + ((orderGroups[group] as readonly string[]).includes(row.state) ? row.n : 0), 0)
  return { open: of('open'), done: of('done'), cancelled: of('cancelled') }
}
