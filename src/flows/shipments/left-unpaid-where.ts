import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { orders } from '#shop/orders/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { onTheRoad } from '#shop/orders/states.ts'
import { payments } from '#shop/payments/schema.ts'
import type { PaymentState } from '#shop/payments/states.ts'

/*
 * The dispatch rule of one order (payments/attempts/may-ship.ts), as SQL for the whole list: carriers take parcels that should not have left, and older
 * orders left before the rule existed. Within orders left-joined with their payments.
 */

const prepaidStates: PaymentState[] = ['awaiting', 'failed', 'expired']
const codStates: PaymentState[] = ['due', 'awaiting_settlement']

const open = sql`(${payments.amount} - ${payments.waived} - ${payments.received} + ${payments.refunded} + ${payments.refundsPending})`
const ofOrder = sql`from ${shipments} s where s.order_id = ${orders.id}`
const onTheRoadStates = sql.raw(`(${onTheRoad.map((state) => `'${state}'`).join()})`)

/** COD that parcels have collected or will collect; `fixed`: as told to carriers. */
const bringing = sql`(select coalesce(sum(greatest(0, s.cod_amount - s.cod_settled)), 0) ${ofOrder} and s.state not in ('cancelled', 'returned', 'lost'))`
const fixed = sql`(select coalesce(sum(greatest(0, s.cod_amount - s.cod_settled)), 0) ${ofOrder} and (s.state = 'delivered' or s.state in ${onTheRoadStates} or (s.state = 'preparing' and s.booked_at is not null)))`

/** An order for pickup stays in the shop until the buyer has it. */
const hasLeft = sql`exists (select ${ofOrder} and (s.state = 'delivered' or (s.state in ${onTheRoadStates} and ${orders.method} <> 'pickup')))`
const isOut = sql`(s.state = 'delivered' or (s.state in ${onTheRoadStates} and s.rest_of is null and ${orders.method} <> 'pickup'))
  and not exists (select from ${shipments} a where a.again_of = s.id and a.state <> 'cancelled')`
/** The price of dispatched goods with their share of the fee (paidForDispatched in payments/attempts/may-ship.ts); shares are rounded. */
const costOut = sql`(select case when sum(l.total - l.discount) > 0
    then round(${orders.total}::numeric * sum(round((l.total - l.discount)::numeric * coalesce(w.pieces, 0) / l.quantity)) / sum(l.total - l.discount))
    else ${orders.total} end
  from order_lines l left join (select sl.order_line_id, sum(sl.quantity) as pieces from shipment_lines sl join ${shipments} s on s.id = sl.shipment_id
    where s.order_id = ${orders.id} and ${isOut} group by 1) w on w.order_line_id = l.id
  where l.order_id = ${orders.id})`
/** In đồng: each line's share is rounded, so a difference of a few đồng is no debt. */
const rounding = sql`20`
/** It is not known yet what is owed for returned goods, nor whether cancelled pieces still cost their share of the fee (closing.ts). */
const hasReturnedPieces = sql`(exists (select from order_lines l where l.order_id = ${orders.id} and l.ended > 0) or exists (select ${ofOrder} and (s.rest_of is not null or (s.state in ('returned', 'lost')
  and not exists (select from ${shipments} a where a.again_of = s.id and a.state <> 'cancelled')))))`

export const leftUnpaidWhere = () =>
  and(
    ne(orders.state, 'cancelled'),
    // Lets the index of payments help, since most are settled.
    inArray(payments.state, [...prepaidStates, ...codStates]),
    or(
      and(
        inArray(payments.state, prepaidStates),
        sql`${open} > ${payments.unpaidAllowance}`,
        hasLeft,
        // Only dispatched goods count; goods that are still here wait for their money.
        sql`${costOut} - (${payments.received} - ${payments.refunded} - ${payments.refundsPending}) > ${payments.unpaidAllowance} + ${rounding}`,
      ),
      // Delivered and unpaid is another problem (`owing`, order-views.ts).
      and(
        inArray(payments.state, codStates),
        eq(orders.state, 'shipped'),
        ne(orders.method, 'pickup'),
        sql`${open} > ${bringing}`,
        sql`not ${hasReturnedPieces}`,
      ),
    ),
  )

const carried = sql`(${shipments.state} in ${onTheRoadStates} or (${shipments.state} = 'preparing' and ${shipments.bookedAt} is not null))`
const among = (condition: ReturnType<typeof sql>) =>
  sql`${orders.id} in (select ${shipments.orderId} from ${shipments} where ${carried} and ${condition})`

export const codMismatchWhere = () =>
  and(
    ne(orders.state, 'cancelled'),
    or(
      among(sql`${shipments.codError} is not null`),
      and(
        among(sql`${shipments.codAmount} > 0`),
        sql`${fixed} > case when ${inArray(payments.state, codStates)} then greatest(0, ${open}) else 0 end`,
      ),
    ),
  )
