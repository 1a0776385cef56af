import { and, desc, eq, exists } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { shipmentLines, shipments } from '#shop/orders/shipments-schema.ts'

type Purchase = {
  /** Bought here and delivered. */
  isBought: boolean
  /** The bought sizes, newest first. */
  sizes: string[]
}

/** Whether a user received this product, and in which sizes. What was ordered and never sent, lost or taken back at the door is not bought. */
export async function findPurchase(
  db: Db,
  { productId, userId }: { productId: string; userId: string },
): Promise<Purchase> {
  const arrived = db
    .select({ id: shipments.id })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(
      and(
        // The line alone says it too, but only the order leads to its shipments by an index.
        eq(shipments.orderId, orderLines.orderId),
        eq(shipmentLines.orderLineId, orderLines.id),
        eq(shipments.state, 'delivered'),
      ),
    )
  const lines = await db
    .select({ options: orderLines.options })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), eq(orderLines.productId, productId), exists(arrived)))
    .orderBy(desc(orders.placedAt))
  const sizes = lines.flatMap(({ options }) => options.filter(({ key }) => key === 'size').map(({ value }) => value))
  return { isBought: lines.length > 0, sizes: [...new Set(sizes)] }
}
