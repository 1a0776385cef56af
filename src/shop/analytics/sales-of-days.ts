import { sql, type SQL } from 'drizzle-orm'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { products, variants } from '#shop/catalogue/schema.ts'
import { orderAddresses, orders } from '#shop/orders/schema.ts'
import { orderDiscounts, orderLines } from '#shop/orders/lines-schema.ts'
import { dayPlaced, isOrdered, isSold, placedOn, soldOrders, type Days } from './sold-orders.ts'

/** How the sales of a day are grouped. `size` is of boots; `placed` counts orders by channel, cancelled ones included; an exchange has no channel. */
export type SalesPart = 'all' | 'method' | 'province' | 'size' | 'placed'

export const isBootProduct = sql`${products.category} in (${sql.join(
  bootDisciplines.map((one) => sql`${one}`),
  sql`, `,
)}) and ${variants.options} ? 'size'`
export const sizeOfVariant = sql`${variants.options} ->> 'size'`

const nothing = (...names: string[]) => sql.raw(names.map((name) => `0::bigint as ${name}`).join(', '))
const noExchanges = sql.raw('0 as exchanges, 0::bigint as exchange_goods, 0::bigint as exchange_paid')

const sumOf = (amount: SQL, where: SQL) => sql`coalesce(sum(${amount}) filter (where ${where}), 0)::bigint`
const ofSales = (amount: string) => sql`${sumOf(sql.raw(`o.${amount}`), sql`not o.replaces`)} as ${sql.raw(amount)}`

/** VAT covers everything that the shop keeps. Payments beyond the goods returned in an exchange are shown beside the orders. */
const ofOrders = (days: Days, about: SQL, name = sql`null::text`, joined = sql``) =>
  sql`select o.day, coalesce(${about}, '') as about, ${name} as name, (count(*) filter (where not o.replaces))::int as orders, 0 as pieces, ${ofSales('gross')},
    ${ofSales('discount')}, ${ofSales('shipping')}, ${ofSales('total')}, ${ofSales('refund')}, sum(o.tax)::bigint as tax,
    (count(*) filter (where o.replaces))::int as exchanges, ${sumOf(sql`o.gross`, sql`o.replaces`)} as exchange_goods,
    ${sumOf(sql`o.total - o.refund`, sql`o.replaces`)} as exchange_paid
    from ${soldOrders(days)} o ${joined} group by 1, 2`

/** The sums of the orders of these days, day by day, as day_sales keeps them. */
export const salesOfDays: Record<SalesPart, (days: Days) => SQL> = {
  all: (days) => ofOrders(days, sql`''`),
  method: (days) => ofOrders(days, sql`o.method`),
  province: (days) =>
    ofOrders(
      days,
      sql`${orderAddresses.provinceCode}`,
      sql`max(${orderAddresses.provinceName})`,
      sql`left join ${orderAddresses} on ${orderAddresses.orderId} = o.id`,
    ),
  size: (days) =>
    sql`select ${dayPlaced} as day, ${sizeOfVariant} as about, null::text as name, count(distinct ${orders.id})::int as orders, sum(${orderLines.quantity})::int as pieces,
      sum(${orderLines.total})::bigint as gross, sum(${orderLines.discount})::bigint as discount, ${nothing('shipping')},
      sum(${orderLines.total} - ${orderLines.discount})::bigint as total, ${nothing('refund', 'tax')}, ${noExchanges}
      from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id} join ${variants} on ${variants.id} = ${orderLines.variantId}
      join ${products} on ${products.id} = ${variants.productId} where ${placedOn(days)} and ${isSold} and ${isBootProduct} group by 1, 2`,
  placed: (days) =>
    sql`select ${dayPlaced} as day, ${orders.channel} as about, null::text as name, count(*)::int as orders, 0 as pieces,
      ${nothing('gross', 'discount', 'shipping', 'total', 'refund', 'tax')}, ${noExchanges} from ${orders} where ${placedOn(days)} and ${isOrdered} group by 1, 2`,
}

/** The same for each product, as day_products keeps it: under the name by which it was last sold. */
export const productSalesOfDays = (days: Days) =>
  sql`select ${dayPlaced} as day, ${orderLines.productId} as product_id, (array_agg(${orderLines.name} order by ${orders.placedAt} desc, ${orderLines.position}))[1] as name,
    count(distinct ${orders.id})::int as orders, sum(${orderLines.quantity})::int as pieces, sum(${orderLines.total})::bigint as gross, sum(${orderLines.discount})::bigint as discount
    from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id} where ${placedOn(days)} and ${isSold} group by 1, 2`

/** The discounts of these days, as day_discounts keeps them. */
export const discountsOfDays = (days: Days) =>
  sql`select day, source, promotion_id, code, (array_agg(name order by placed_at desc))[1] as name, count(*)::int as orders,
    sum(off_goods)::bigint as off_goods, sum(off_delivery)::bigint as off_delivery, sum(total)::bigint as total
    from (
      select ${dayPlaced} as day, g.source, g.promotion_id, g.code, (array_agg(g.name))[1] as name, ${orders.id} as id, ${orders.placedAt} as placed_at, ${orders.total} as total,
        coalesce(sum(g.amount) filter (where g.line_id is not null), 0) as off_goods, coalesce(sum(g.amount) filter (where g.line_id is null), 0) as off_delivery
      from ${orders} join ${orderDiscounts} g on g.order_id = ${orders.id} where ${placedOn(days)} and ${isSold}
      group by g.source, g.promotion_id, g.code, case when g.promotion_id is null then g.name end, ${orders.id}
    ) used group by day, source, promotion_id, code, case when promotion_id is null then name end`
