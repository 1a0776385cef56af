import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import type { OrderListParams, OrderSort, OrderIssue } from '#shop/payments/order-list-view.ts'
import { payments } from '#shop/payments/schema.ts'
import { orderIssuesOf } from './order-views.ts'
import { orderRowsWhere } from './order-filter.ts'

export const orderRowsPerPage = 25

const order: Record<OrderSort, SQL[]> = {
  '-time': [desc(orders.placedAt), desc(orders.id)],
  time: [asc(orders.placedAt), asc(orders.id)],
  '-total': [desc(orders.total), desc(orders.id)],
  total: [asc(orders.total), asc(orders.id)],
}

const timeAndId = sql`${orders.placedAt}, ${orders.id}`
const placedAfter = (id: string) =>
  sql`(${timeAndId}) > (select ${timeAndId} from ${orders} where ${orders.id} = ${id})`

/**
 * One page of orders with what they owe, as the shopkeeper's list shows them. `after`: only orders placed after this one, so that a reader of all
 * pages, oldest first, misses none when orders leave the filter meanwhile.
 */
export const listOrderRows = (db: Db, params: OrderListParams, limit = orderRowsPerPage, after?: string) =>
  db
    .select({
      id: orders.id,
      code: orders.code,
      placedAt: orders.placedAt,
      name: orders.name,
      phone: orders.phone,
      province: orderAddresses.provinceName,
      method: orders.method,
      total: orders.total,
      state: orders.state,
      payment: payments.state,
      money: {
        state: payments.state,
        amount: payments.amount,
        received: payments.received,
        refunded: payments.refunded,
        waived: payments.waived,
        refundsPending: payments.refundsPending,
      },
      channel: orders.channel,
      /** Listed only in the problems view. */
      issues: params.view === 'problems' ? orderIssuesOf() : sql<OrderIssue[]>`array[]::text[]`,
    })
    .from(orders)
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .leftJoin(payments, eq(payments.orderId, orders.id))
    .where(and(orderRowsWhere(params), after ? placedAfter(after) : undefined))
    .orderBy(...order[params.sort])
    .limit(limit)
    .offset((params.page - 1) * limit)
export type OrderRow = Awaited<ReturnType<typeof listOrderRows>>[number]
