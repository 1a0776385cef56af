import { sql, type SQLWrapper } from 'drizzle-orm'
import { dayAfter } from '#kit/clock.ts'
import { dayBegins, dayEnds, zone } from '#platform/postgres/day-bounds.server.ts'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { isReplacement } from '#shop/returns/is-replacement.ts'
import type { Period } from './period.ts'

export type Days = readonly string[]

/** The shop's calendar day on which an order was placed. */
export const dayPlaced = sql`(${orders.placedAt} at time zone ${zone})::date`

/** Orders placed on these days. Consecutive days are one range, so that the planner can estimate the number of rows. */
export function placedOn(days: Days) {
  const rows: Period[] = []
  for (const day of days.toSorted()) {
    const last = rows.at(-1)
    if (last && dayAfter(last.until, 1) === day) last.until = day
    else rows.push({ from: day, until: day })
  }
  const within = rows.map(
    ({ from, until }) => sql`${orders.placedAt} >= ${dayBegins(from)} and ${orders.placedAt} < ${dayEnds(until)}`,
  )
  return sql`(${sql.join(within, sql` or `)})`
}

const replaces = isReplacement(sql`${orders.id}`)
const isNotCancelled = sql`${orders.state} <> 'cancelled'`

/** Excludes exchanges: goods that replace others are no second purchase. */
export const isOrdered = sql`not ${replaces}`

/** Ordered and not cancelled. */
export const isSold = sql`${isNotCancelled} and ${isOrdered}`

/**
 * The amount of an order that did not stay with its buyer (`not_kept`), or for a settled order what the shop no longer keeps, if that is more: money
 * given back because the order became cheaper, or that the buyer still owes again, is no loss of the sale. For orders that are left-joined with
 * `payments`.
 */
export const refundOf = ({ total, notKept }: Record<'total' | 'notKept', SQLWrapper>) =>
  sql`greatest(${notKept}, case when ${payments.state} in ('paid', 'partly_refunded', 'refunded')
        then ${total} - ${payments.received} + ${payments.refunded} else 0 end)`

/** Each order of these days that was not cancelled, with its sums, its refund and whether it is an exchange. */
export const soldOrders = (days: Days) => sql`(
  select s.*, s.vat - case when s.refund = 0 or s.total = 0 then 0 else round(s.vat::numeric * s.refund / s.total)::bigint end as tax from (
    select ${orders.id} as id, ${dayPlaced} as day,
      ${orders.subtotal} as gross, ${orders.discount} as discount, ${orders.shippingFee} as shipping, ${orders.total} as total,
      ${orders.vat} as vat, ${payments.method} as method, ${replaces} as replaces,
      ${refundOf(orders)} as refund
    from ${orders} left join ${payments} on ${payments.orderId} = ${orders.id} where ${placedOn(days)} and ${isNotCancelled}
  ) s)`
