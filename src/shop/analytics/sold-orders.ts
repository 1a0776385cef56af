import { sql } from 'drizzle-orm'
import { shopZone } from '#kit/clock.ts'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { isReplacement } from '#shop/returns/is-replacement.ts'
import { dayAfter, type Period } from './period.ts'

export type Days = readonly string[]

const zone = sql.raw(`'${shopZone}'`)
export const dayBegins = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`
export const dayEnds = (day: string) => sql`((${day}::date + 1)::timestamp at time zone ${zone})`

/** On which day of the shop an order was placed. */
export const dayPlaced = sql`(${orders.placedAt} at time zone ${zone})::date`

/** Orders that were placed on these days: asked by their time, days in a row as one, so that the database knows how many to expect. */
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
const stands = sql`${orders.state} <> 'cancelled'`

/** Goods that replace others in an exchange were not bought once more. */
export const isOrdered = sql`not ${replaces}`

/** Ordered and not called off. */
export const isSold = sql`${stands} and ${isOrdered}`

/**
 * Each order of these days that was not called off, with what it brought, and whether it only replaces goods in an exchange. Refunded is what did not stay with the buyer (`not_kept`), or what the shop no longer keeps of
 * a settled order where that is more: money that was given back because the order had become cheaper, or that the buyer still owes again, took nothing from
 * the sale.
 */
export const soldOrders = (days: Days) => sql`(
  select s.*, s.vat - case when s.refund = 0 or s.total = 0 then 0 else round(s.vat::numeric * s.refund / s.total)::bigint end as tax from (
    select ${orders.id} as id, ${dayPlaced} as day,
      ${orders.subtotal} as gross, ${orders.discount} as discount, ${orders.shippingFee} as shipping, ${orders.total} as total,
      ${orders.vat} as vat, ${payments.method} as method, ${replaces} as replaces,
      greatest(${orders.notKept}, case when ${payments.state} in ('paid', 'partly_refunded', 'refunded')
        then ${orders.total} - ${payments.received} + ${payments.refunded} else 0 end) as refund
    from ${orders} left join ${payments} on ${payments.orderId} = ${orders.id} where ${placedOn(days)} and ${stands}
  ) s)`
