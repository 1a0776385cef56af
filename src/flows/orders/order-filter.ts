import { and, eq, gte, lt, ne, sql, type SQL } from 'drizzle-orm'
import { addDays } from '#kit/clock.ts'
import { fold } from '#kit/fold.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { lineSearchText } from '#shop/orders/lines/line-search-text.ts'
import { exchanged, sold, type OrderListParams } from '#shop/payments/order-list-view.ts'
import { paymentAttempts } from '#shop/payments/attempts-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { receipts } from '#shop/payments/receipts-schema.ts'
import { refunds } from '#shop/payments/refunds-schema.ts'
import { isReplacement } from '#shop/returns/is-replacement.ts'
import { orderListViewWhere } from './order-views.ts'

const escaped = (part: string) => part.replace(/[%_\\]/g, '\\$&')

/**
 * Searches code, name, phone, email, note, company, address and goods (in both languages) without accents; SKUs by their beginning; and numbers of
 * parcels, transfers and vouchers as a whole. Each search uses its own index. A phone is searched only if the text is a number.
 */
function matchesText(text: string) {
  const words = fold(text.replace(/^#|^luot\s+/i, ''))
  const digits = /^[\d\s().+-]{3,}$/.test(text) ? text.replace(/\D/g, '').replace(/^0/, '') : ''
  const like = `%${escaped(digits || words)}%`
  const exactValues = sql`(${text}, ${text.toUpperCase()}, ${text.toLowerCase()})`
  const paid = (ids: SQL) => sql`select ${payments.orderId} from ${payments} where ${payments.id} in (${ids})`
  const subqueries = [
    ...(words
      ? [
          sql`select ${orders.id} from ${orders} where ${orders.searchText} like ${like}`,
          sql`select ${orderAddresses.orderId} from ${orderAddresses} where ${orderAddresses.searchText} like ${like}`,
          sql`select ${orderLines.orderId} from ${orderLines} where ${lineSearchText(orderLines)} like ${like}`,
        ]
      : []),
    sql`select ${orderLines.orderId} from ${orderLines} where ${orderLines.sku} like ${`${escaped(text.toUpperCase())}%`}`,
    sql`select ${shipments.orderId} from ${shipments} where ${shipments.trackingCode} in ${exactValues}`,
    paid(
      sql`select ${paymentAttempts.paymentId} from ${paymentAttempts} where ${paymentAttempts.reference} in ${exactValues} or ${paymentAttempts.transactionId} in ${exactValues}`,
    ),
    paid(
      sql`select ${receipts.paymentId} from ${receipts} where (${receipts.facts} ->> 'reference') in ${exactValues}`,
    ),
    paid(sql`select ${refunds.paymentId} from ${refunds} where ${refunds.reference} in ${exactValues}`),
  ]
  return sql`${orders.id} in (${sql.join(subqueries, sql` union `)})`
}

const replaces = isReplacement(sql`${orders.id}`)

function inState(state: NonNullable<OrderListParams['state']>) {
  if (state !== sold && state !== exchanged) return eq(orders.state, state)
  return and(ne(orders.state, 'cancelled'), state === sold ? sql`not ${replaces}` : replaces)
}

const begins = (day: string) => new Date(`${day}T00:00:00+07:00`)
const sentTo = sql`select ${orderAddresses.orderId} from ${orderAddresses}`

/** Filters by date, account, province and goods. */
function matchesFilters({ province, product, variant, user, from, until }: Partial<OrderListParams>) {
  const line = and(
    product ? eq(orderLines.productId, product) : undefined,
    variant ? eq(orderLines.variantId, variant) : undefined,
  )
  return and(
    from ? gte(orders.placedAt, begins(from)) : undefined,
    until ? lt(orders.placedAt, addDays(begins(until), 1)) : undefined,
    user ? eq(orders.userId, user) : undefined,
    province === 'none' ? sql`${orders.id} not in (${sentTo})` : undefined,
    province && province !== 'none'
      ? sql`${orders.id} in (${sentTo} where ${eq(orderAddresses.provinceCode, province)})`
      : undefined,
    line ? sql`${orders.id} in (select ${orderLines.orderId} from ${orderLines} where ${line})` : undefined,
  )
}

/** Which orders a list asks for; within orders left-joined with their payments. */
export const orderRowsWhere = ({
  view,
  state,
  payment,
  method,
  channel,
  way,
  text,
  ...within
}: Omit<OrderListParams, 'sort' | 'page'>) =>
  and(
    view ? orderListViewWhere[view]() : undefined,
    method ? eq(orders.method, method) : undefined,
    channel ? eq(orders.channel, channel) : undefined,
    state ? inState(state) : undefined,
    payment ? eq(payments.state, payment) : undefined,
    way ? eq(payments.method, way) : undefined,
    matchesFilters(within),
    text ? matchesText(text) : undefined,
  )
