import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { orders } from '#shop/orders/schema.ts'
import type { CheckError, Finding } from './finding.ts'

const statements: [CheckError['kind'], SQL][] = [
  // Total = lines − discounts + delivery, and the discount of a line equals the sum of its rows.
  [
    'order-sum',
    sql`select o.id from orders o
      left join (select order_id, sum(total) as gross, sum(discount) as off from order_lines group by 1) l on l.order_id = o.id
      left join (select order_id, sum(amount) filter (where line_id is not null) as off from order_discounts group by 1) d on d.order_id = o.id
      where (o.subtotal, o.discount, o.discount, o.total) <>
        (coalesce(l.gross, 0), coalesce(l.off, 0), coalesce(d.off, 0), coalesce(l.gross, 0) - coalesce(l.off, 0) + o.shipping_fee)
      order by o.id limit 1000`,
  ],
  // One order, one payment, of the same amount.
  [
    'payment-sum',
    sql`select o.id from orders o left join payments p on p.order_id = o.id
      where p.amount is distinct from o.total order by o.id limit 1000`,
  ],
  // Paid − refunded = kept: the refunded sum equals the refund rows and never exceeds what was received.
  [
    'refund-sum',
    sql`select p.order_id as id from payments p
      left join (select payment_id, sum(amount) filter (where state = 'done') as done, sum(amount) filter (where state <> 'refused') as meant
        from refunds where unmatched_payment_id is null group by 1) r on r.payment_id = p.id
      where p.refunded <> coalesce(r.done, 0) or p.received < coalesce(r.meant, 0) order by 1 limit 1000`,
  ],
  // The ledger: each entry sums to zero in each order, and payments match its rows.
  [
    'ledger-sum',
    sql`select order_id as id from postings group by entry, order_id having sum(amount) <> 0
      union
      select p.order_id from payments p
      left join (select order_id, sum(amount) filter (where account = 'received') as received, sum(amount) filter (where account = 'refunded') as refunded,
        sum(amount) filter (where account = 'refunds_pending') as refunds_pending, sum(amount) filter (where account = 'buyer') as owed from postings group by 1) l on l.order_id = p.order_id
      where (p.received, p.refunded, p.refunds_pending, p.owed) <> (coalesce(l.received, 0), -coalesce(l.refunded, 0), -coalesce(l.refunds_pending, 0), coalesce(l.owed, 0))
      order by 1 limit 1000`,
  ],
]

/** Whether orders, their lines and their payments agree exactly, in one snapshot. The figure counts orders. */
export const checkTotals = (db: Db): Promise<Finding> =>
  db.transaction(async (tx) => {
    const errors: CheckError[] = []
    for (const [kind, statement] of statements)
      for (const { id } of await rowsOf<{ id: string }>(tx, statement)) errors.push({ kind, of: id })
    return { figure: await tx.$count(orders), errors }
  })
