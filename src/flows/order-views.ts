import { and, eq, gt, inArray, isNull, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { orders, shipments } from '#shop/orders/schema.ts'
import type { OrderTrouble, OrderView } from '#shop/payments/order-view.ts'
import { parkedMoney, payments, refunds } from '#shop/payments/schema.ts'
import type { PaymentState } from '#shop/payments/states.ts'
import { workOrders } from '#shop/work/schema.ts'
import { unfinished } from '#shop/work/states.ts'

/** Paid ahead, and not here yet. */
const waiting: PaymentState[] = ['awaiting', 'failed', 'expired']
const isWaiting = inArray(payments.state, waiting)
const isOpen = notInArray(orders.state, ['cancelled', 'completed'])

/** Orders that a list of orders names; asked once for the whole list, not once for each row. */
const among = (ids: SQL) => sql`${orders.id} in (${ids})`
const paymentOf = (where: SQL | undefined, from: SQL) =>
  among(sql`select p.order_id from ${payments} p join ${from} where ${where}`)

/** What keeps an order from going its way, each by itself. Within orders left-joined with their payments. */
export const troubleWhere: Record<OrderTrouble, () => SQL | undefined> = {
  /** A parcel that nobody could deliver, or that came back and lies here. */
  delivery: () =>
    and(
      isOpen,
      among(
        sql`select ${shipments.orderId} from ${shipments} where ${inArray(shipments.state, ['failed_attempt', 'returned'])}`,
      ),
    ),
  payment: () => and(isOpen, eq(payments.state, 'failed')),
  parked: () => paymentOf(isNull(parkedMoney.ending), sql`${parkedMoney} on ${parkedMoney.paymentId} = p.id`),
  /** Somebody is to pay it out and write down the number; or the provider said no. */
  refund: () =>
    paymentOf(
      or(and(eq(refunds.state, 'asked'), isNull(refunds.attemptId)), eq(refunds.state, 'refused')),
      sql`${refunds} on ${refunds.paymentId} = p.id and ${refunds.parkedId} is null`,
    ),
  /** Of an order that is off money is still here. */
  cancelled: () => and(eq(orders.state, 'cancelled'), gt(payments.received, payments.refunded)),
  /** Of any other the shop keeps too much: goods came back, an exchange was called off, the order became cheaper. */
  over: () => and(ne(orders.state, 'cancelled'), lt(payments.owed, 0)),
  work: () =>
    and(
      isOpen,
      among(
        sql`select ${workOrders.orderId} from ${workOrders} where ${and(inArray(workOrders.state, [...unfinished]), lt(workOrders.dueOn, shopDay(new Date())))}`,
      ),
    ),
}

/** Which of them an order has, as it stands in a row. */
export const troublesOf = () =>
  sql<OrderTrouble[]>`array_remove(array[${sql.join(
    Object.entries(troubleWhere).map(([name, where]) => sql`case when ${where()} then ${name} end`),
    sql`, `,
  )}]::text[], null)`

/** Within orders left-joined with their payments. */
export const viewWhere: Record<OrderView, () => SQL | undefined> = {
  confirm: () =>
    and(eq(orders.state, 'placed'), or(sql`${payments.state} is null`, notInArray(payments.state, waiting))),
  pay: () => and(ne(orders.state, 'cancelled'), isWaiting),
  pack: () => eq(orders.state, 'confirmed'),
  ship: () => eq(orders.state, 'packed'),
  underway: () => eq(orders.state, 'shipped'),
  // Each trouble by an index of its own, then together, as a list that is made once: asked row by row, every order would be looked at.
  problems: () =>
    sql`${orders.id} = any(array(${sql.join(
      Object.values(troubleWhere).map(
        (where) =>
          sql`select ${orders.id} from ${orders} left join ${payments} on ${payments.orderId} = ${orders.id} where ${where()}`,
      ),
      sql` union `,
    )}))`,
}
