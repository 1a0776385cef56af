import { eq, or, sql, type SQL } from 'drizzle-orm'
import { orderListViewWhere } from '#flows/orders/order-views.ts'
import { orders } from '#shop/orders/schema.ts'
import { orderListViews } from '#shop/payments/order-list-view.ts'
import { payments } from '#shop/payments/schema.ts'

/** Parcels that count for their goods: neither unpacked nor sent again. */
const standing = sql`s.state <> 'cancelled' and not exists (select from shipments a where a.again_of = s.id and a.state <> 'cancelled')`
const moving = sql`('handed_over', 'in_transit', 'failed_attempt')`
const piecesIn = (where: SQL) =>
  sql`(select coalesce(sum(sl.quantity), 0) from shipment_lines sl join shipments s on s.id = sl.shipment_id
    where sl.order_line_id = l.id and ${standing} and ${where})`
/** The pieces of a line that the buyer does not have and will not get. */
const gone = sql`l.ended + ${piecesIn(sql`(s.state in ('returned', 'lost') or (s.rest_of is not null and s.state in ${moving}))`)}`
/** The pieces of a line that the shop still has to send. */
const unsent = sql`l.quantity - l.ended - ${piecesIn(sql`s.state <> 'preparing'`)}`
const shipmentIn = (where: SQL) => sql`exists (select from shipments s where s.order_id = orders.id and ${where})`

const worths = sql`(select o.id, o.total, o.not_kept, o.shipping_fee, o.state,
  (select sum(round((l.total - l.discount)::numeric * (${gone}) / l.quantity)) from order_lines l where l.order_id = o.id) as back,
  (select bool_and(${gone} = l.quantity) from order_lines l where l.order_id = o.id) as is_all,
  20 as rounding from orders o)`

const isNotOver = sql`(
  orders.state not in ('cancelled', 'delivered', 'completed')
  or ${shipmentIn(sql`s.state = 'returned' and s.checked_at is null`)}
  or (orders.state = 'cancelled' and payments.received > payments.refunded)
  or (orders.state = 'delivered' and (
    payments.state not in ('paid', 'partly_refunded', 'refunded', 'void')
    or ${shipmentIn(sql`s.state in ('preparing', 'handed_over', 'in_transit', 'failed_attempt')`)}
    or ${shipmentIn(sql`s.state in ('returned', 'lost') and s.ended_at is null and ${standing}`)}
    or exists (select from order_lines l where l.order_id = orders.id and ${unsent} > 0)
  )))`

export const closingChecks = (): Record<string, SQL> => ({
  'the stock that an order reserves is that of its open lines and exchanges': sql`select count(*)::int as n from
    (select order_id, variant_id, sum(reserved_change) as kept from stock_moves where order_id is not null group by 1, 2) m
    where kept <> coalesce((select sum(${unsent}) from order_lines l join orders o on o.id = l.order_id
        where o.id = m.order_id and l.variant_id = m.variant_id and l.stocked and o.state <> 'cancelled'), 0)
      + coalesce((select sum(rl.held) from return_lines rl join returns r on r.id = rl.return_id
        where r.order_id = m.order_id and rl.wanted_variant_id = m.variant_id), 0)`,
  'sales count what the customer kept': sql`select count(*)::int as n from ${worths} w where state <> 'cancelled' and case when is_all then not_kept <> total
    else not_kept < back - rounding or not_kept > back + shipping_fee + rounding or (back = 0 and not_kept > 0) end`,
  'goods that came back are not owed': sql`select count(*)::int as n from ${orders} join ${payments} on ${payments.orderId} = ${orders.id}
    where ${orders.state} <> 'cancelled' and ${payments.state} not in ('paid', 'partly_refunded', 'refunded', 'void')
      and ${payments.amount} - ${payments.waived} > greatest(${orders.total} - ${orders.notKept}, ${payments.received} - ${payments.refunded} - ${payments.refundsPending}
        + (select coalesce(sum(greatest(0, s.cod_amount - s.cod_settled)), 0) from shipments s where s.order_id = orders.id and s.state = 'delivered'))`,
  'every order that needs something done is in a view': sql`select count(*)::int as n from ${orders} left join ${payments} on ${eq(payments.orderId, orders.id)}
    where ${isNotOver} and not (${or(...orderListViews.map((view) => orderListViewWhere[view]()))})`,
})
