import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { shipmentLines, shipments } from '../shipments-schema.ts'

/** The shipments of an order by their number, each with its lines. */
export async function listShipments(db: Db, orderId: string) {
  const rows = await db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.number))
  if (!rows.length) return []
  const ids = rows.map((row) => row.id)
  const lines = await db.select().from(shipmentLines).where(inArray(shipmentLines.shipmentId, ids))
  return rows.map((row) => ({ ...row, lines: lines.filter((line) => line.shipmentId === row.id) }))
}
export type Shipment = Awaited<ReturnType<typeof listShipments>>[number]
