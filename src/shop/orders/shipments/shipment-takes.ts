import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderLines } from '../lines-schema.ts'

/** The stock of the goods in a shipment; lines without stock (services) and deleted variants have none. */
export async function shipmentTakes(db: Db, { lines }: { lines: { orderLineId: string; quantity: number }[] }) {
  const ids = lines.map((line) => line.orderLineId)
  if (!ids.length) return []
  const rows = await db
    .select({ id: orderLines.id, variantId: orderLines.variantId, stocked: orderLines.stocked })
    .from(orderLines)
    .where(inArray(orderLines.id, ids))
  return lines.flatMap(({ orderLineId, quantity }) => {
    const line = rows.find((row) => row.id === orderLineId)
    return line?.stocked && line.variantId ? [{ lineId: orderLineId, variantId: line.variantId, quantity }] : []
  })
}
