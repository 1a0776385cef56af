import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'

type Purchase = {
  /** Bought here and delivered. */
  isBought: boolean
  /** The bought sizes, newest first. */
  sizes: string[]
}

/** Whether a user received this product, and in which sizes. */
export async function findPurchase(
  db: Db,
  { productId, userId }: { productId: string; userId: string },
): Promise<Purchase> {
  const lines = await db
    .select({ options: orderLines.options })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.state, ['delivered', 'completed']),
        eq(orderLines.productId, productId),
      ),
    )
    .orderBy(desc(orders.placedAt))
  const sizes = lines.flatMap(({ options }) => options.filter(({ key }) => key === 'size').map(({ value }) => value))
  return { isBought: lines.length > 0, sizes: [...new Set(sizes)] }
}
