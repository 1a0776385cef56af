import { and, eq, ne, sql } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { postings } from '../schema.ts'

/** Credit that returned from an order to its source orders. */
export const listReturnedCredit = (db: Db, orderId: string) =>
  db
    .select({
      orderId: orders.id,
      code: orders.code,
      amount: sql<Dong>`sum(${postings.amount})::bigint`.mapWith(Number),
    })
    .from(postings)
    .innerJoin(orders, eq(orders.id, postings.orderId))
    .where(
      and(
        eq(postings.kind, 'credit_returned'),
        eq(postings.account, 'credit'),
        eq(postings.ref, orderId),
        ne(postings.orderId, orderId),
        // By index: the orders whose credit left this one.
        sql`${postings.source} in (select l.source from postings l where l.order_id = ${orderId} and l.kind = 'credit_returned')`,
      ),
    )
    .groupBy(orders.id, orders.code)
