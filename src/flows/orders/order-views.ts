import { and, eq, gt, inArray, isNull, lt, lte, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { system } from '#shop/identity/actor.ts'
import { cashStates } from '#shop/orders/shipments/closing.ts'
import { stillBooked } from '#shop/orders/shipments/still-booked.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { onTheRoad, type OrderState, type ShipmentState } from '#shop/orders/states.ts'
import type { OrderIssue, OrderListView } from '#shop/payments/order-list-view.ts'
import { unmatchedPayments } from '#shop/payments/matching-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import type { PaymentState } from '#shop/payments/states.ts'
import { statusesOfStages } from '#shop/shipping/carriers.ts'
import { workOrders } from '#shop/work/schema.ts'
import { unfinished } from '#shop/work/states.ts'
import { codMismatchWhere, leftUnpaidWhere } from '../shipments/left-unpaid-where.ts'

/** To be paid ahead, and not paid yet. */
const waiting: PaymentState[] = ['awaiting', 'failed', 'expired']
const isWaiting = inArray(payments.state, waiting)
const isOpen = notInArray(orders.state, ['cancelled', 'completed'])

/** Orders that an order list names; one subquery for the whole list, not one for each row. */
const among = (ids: SQL) => sql`${orders.id} in (${ids})`
const paymentOf = (where: SQL | undefined, from: SQL) =>
  among(sql`select p.order_id from ${payments} p join ${from} where ${where}`)

const within = (where: SQL | undefined) => among(sql`select ${shipments.orderId} from ${shipments} where ${where}`)

/**
 * Trouble that we know of, or that the carrier reports for a parcel that has not ended. A function, since carriers are registered after this file is
 * loaded.
 */
const hasCarrierIssue = () =>
  or(
    eq(shipments.state, 'failed_attempt'),
    and(
      inArray(shipments.state, ['preparing', 'handed_over', 'in_transit']),
      or(
        sql`false`,
        ...statusesOfStages(['returning', 'exception', 'cancelled']).map(({ carrier, status }) =>
          and(eq(shipments.bookedWith, carrier), eq(shipments.carrierStatus, status)),
        ),
      ),
    ),
  )
const isUndecided = and(
  inArray(shipments.state, ['returned', 'lost']),
  isNull(shipments.endedAt),
  sql`not exists (select from ${shipments} again where again.again_of = ${shipments.id} and again.state <> 'cancelled')`,
)

const isUnsettled = inArray(payments.state, ['due', 'awaiting_settlement'])
const isArrived = inArray(orders.state, ['delivered', 'completed'])
/** COD that parcels in these states will collect or have collected and that is not settled. */
const cashOf = (
  states: readonly ShipmentState[],
) => sql`(select coalesce(sum(greatest(0, s.cod_amount - s.cod_settled)), 0) from ${shipments} s
  where s.order_id = ${orders.id} and ${inArray(sql`s.state`, [...states])})`
const isOwing = () =>
  and(
    isArrived,
    isUnsettled,
    sql`${payments.amount} - ${payments.waived} - ${payments.received} + ${payments.refunded} + ${payments.refundsPending} > ${cashOf(cashStates)}`,
  )

/** The problems of an order, each by itself. Within orders left-joined with their payments. */
const orderIssueWhere: Record<OrderIssue, () => SQL | undefined> = {
  /**
   * A parcel that could not be delivered, is on its way back, was lost or damaged, or came back and staff have not decided what follows; also a cancelled
   * one whose waybill the carrier has not cancelled.
   */
  delivery: () => or(and(isOpen, or(within(hasCarrierIssue()), within(isUndecided))), within(stillBooked)),
  /** Returned or worked goods that staff have not inspected yet, also of a cancelled order. */
  checking: () => within(and(eq(shipments.state, 'returned'), isNull(shipments.checkedAt))),
  /** Goods left, and what is owed for them is neither received, collected nor allowed. */
  unpaid: leftUnpaidWhere,
  /** A carrier is about to collect more than is owed, or refused another amount. */
  cod: codMismatchWhere,
  payment: () => and(isOpen, eq(payments.state, 'failed')),
  /** Partly paid, not promised back, and without a deadline for the rest: staff ask the buyer. */
  part: () => and(isOpen, isWaiting, sql`${payments.received} > ${payments.refunded} + ${payments.refundsPending}`),
  /** The buyer has the goods and nobody has the money; postponed to a day, it waits among those to be paid. */
  owing: () => and(isOwing(), or(isNull(payments.deferredUntil), lte(payments.deferredUntil, shopDay(new Date())))),
  unmatched: () =>
    paymentOf(isNull(unmatchedPayments.ending), sql`${unmatchedPayments} on ${unmatchedPayments.paymentId} = p.id`),
  /** Staff must pay a refund by hand, or the provider refused it and the shop still owes it; one that staff dropped is settled. */
  refund: () =>
    paymentOf(
      or(
        and(eq(refunds.state, 'requested'), isNull(refunds.attemptId)),
        and(eq(refunds.state, 'refused'), eq(refunds.endedBy, system), sql`p.owed < 0`),
      ),
      sql`${refunds} on ${refunds.paymentId} = p.id and ${refunds.unmatchedPaymentId} is null`,
    ),
  /** A cancelled order still holds money. */
  cancelled: () => and(eq(orders.state, 'cancelled'), gt(payments.received, payments.refunded)),
  /** Any other order holds too much: goods came back, an exchange was cancelled or the order became cheaper. */
  over: () => and(ne(orders.state, 'cancelled'), lt(payments.owed, 0)),
  work: () =>
    and(
      isOpen,
      among(
        sql`select ${workOrders.orderId} from ${workOrders} where ${and(inArray(workOrders.state, [...unfinished]), lt(workOrders.dueOn, shopDay(new Date())))}`,
      ),
    ),
}

/** The problems of an order, as an array for its row. */
export const orderIssuesOf = () =>
  sql<OrderIssue[]>`array_remove(array[${sql.join(
    Object.entries(orderIssueWhere).map(([name, where]) => sql`case when ${where()} then ${name} end`),
    sql`, `,
  )}]::text[], null)`

/** In a state, or delivered while a parcel goes out again or is on its way back: two indexes, since delivered orders are many. */
const orWithShipments = (state: OrderState, orderShipments: readonly ShipmentState[]) =>
  sql`${orders.id} = any(array(select o.id from ${orders} o where o.state = ${state}
    union select o.id from ${shipments} s join ${orders} o on o.id = s.order_id where ${inArray(sql`s.state`, [...orderShipments])} and o.state = 'delivered'))`

/** Within orders left-joined with their payments. */
export const orderListViewWhere: Record<OrderListView, () => SQL | undefined> = {
  confirm: () =>
    and(eq(orders.state, 'placed'), or(sql`${payments.state} is null`, notInArray(payments.state, waiting))),
  pay: () => or(and(ne(orders.state, 'cancelled'), isWaiting), isOwing()),
  pack: () => eq(orders.state, 'confirmed'),
  ship: () => orWithShipments('packed', ['preparing']),
  underway: () => orWithShipments('shipped', onTheRoad),
  /** Carriers hold the cash. */
  settle: () => and(isArrived, isUnsettled, sql`${cashOf(['delivered'])} > 0`),
  // Each problem uses its own index and the results are joined into one list; checked row by row, every order would be read.
  problems: () =>
    sql`${orders.id} = any(array(${sql.join(
      Object.values(orderIssueWhere).map(
        (where) =>
          sql`select ${orders.id} from ${orders} left join ${payments} on ${payments.orderId} = ${orders.id} where ${where()}`,
      ),
      sql` union `,
    )}))`,
}
