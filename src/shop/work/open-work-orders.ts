import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import { addWorkDays } from '#kit/work-day.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { products } from '#shop/catalogue/schema.ts'
import { codeOf } from '#shop/orders/buyers/order-code.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { workOrders } from './schema.ts'

type Line = Awaited<ReturnType<typeof listOrderLines>>[number]

/**
 * Opens a work order for every service line of an order that has none yet; called when an order is placed and again whenever its lines change.
 * Quantities follow the lines until work begins.
 */
export async function openWorkOrders(db: Db, orderId: string, at = new Date()) {
  const lines = (await listOrderLines(db, orderId)).filter((line) => !line.stocked)
  if (!lines.length) return
  const services = await servicesAmong(db, lines)
  const existing = await db.select().from(workOrders).where(eq(workOrders.orderId, orderId))
  const fresh = lines.filter(
    (line) => services.has(line.productId) && !existing.some((one) => one.orderLineId === line.id),
  )
  // Work orders may have been deleted with their lines: numbering continues after the last.
  const last = Math.max(0, ...existing.map(({ code }) => Number(code.split('-W')[1])))
  if (fresh.length)
    await db
      .insert(workOrders)
      .values(fresh.map((line, nth) => opened(line, { service: services.get(line.productId)!, nth: last + nth, at })))
      .onConflictDoNothing({ target: workOrders.orderLineId })
  await followLines(db, lines, existing)
}

type Bench = { type: string; days: number }

async function servicesAmong(db: Db, lines: Line[]): Promise<Map<string, Bench>> {
  const ids = [...new Set(lines.map((line) => line.productId))]
  const rows = await db
    .select({ id: products.id, type: products.type, attributes: products.attributes })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.category, 'services')))
  return new Map(
    rows.map(({ id, type, attributes: { turnaround_days: days } }) => [
      id,
      { type, days: typeof days === 'number' ? days : 0 },
    ]),
  )
}

/** A pair sold here is at hand; own skates must arrive first, and the days count from then. */
function opened(line: Line, { service, nth, at }: { service: Bench; nth: number; at: Date }) {
  const isOwn = line.partOf === null
  return {
    code: `${codeOf(line.orderId)}-W${nth + 1}`,
    orderId: line.orderId,
    orderLineId: line.id,
    pairLineId: line.partOf,
    kind: service.type,
    quantity: line.quantity,
    workDays: service.days,
    state: isOwn ? ('waiting' as const) : ('open' as const),
    dueOn: isOwn ? null : addWorkDays(shopDay(at), service.days),
    createdAt: at,
  }
}

async function followLines(db: Db, lines: Line[], existing: (typeof workOrders.$inferSelect)[]) {
  for (const one of existing) {
    const line = lines.find(({ id }) => id === one.orderLineId)
    if (!line || line.quantity === one.quantity) continue
    await db
      .update(workOrders)
      .set({ quantity: line.quantity })
      .where(and(eq(workOrders.id, one.id), notInArray(workOrders.state, ['done', 'handed_back'])))
  }
}
