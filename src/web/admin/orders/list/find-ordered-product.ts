import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { lineName } from '#shop/orders/lines/lines-in.ts'
import { describeOptions } from '#shop/orders/lines/describe-options.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'

type ProductFilter = { product: string | null; variant: string | null }

/** The name of the product or variant in the filter, as it was last ordered; the id itself if it was never ordered. */
export async function findOrderedProduct(db: Db, { product, variant }: ProductFilter) {
  const id = variant ?? product
  if (!id) return null
  const [line] = await db
    .select({ name: orderLines.name, names: orderLines.names, options: orderLines.options })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(variant ? eq(orderLines.variantId, variant) : eq(orderLines.productId, id))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  if (!line) return id
  return [lineName(line, requestLocale()), variant && describeOptions(line.options, requestLocale())]
    .filter(Boolean)
    .join(' · ')
}
