import type { Db } from '#platform/postgres/db.server.ts'
import { listArrivals } from '#shop/orders/shipments/list-arrivals.ts'
import { listOrderLines, type Order } from '#shop/orders/queries.ts'
import { countRequestedReturns } from '#shop/returns/queries.ts'
import type { LineForReturn } from '#shop/returns/returnable.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'

/** The goods of an order with the facts that decide whether they may be returned. Services go with their pair. */
export async function listReturnableLines(db: Db, order: Pick<Order, 'id' | 'exchangeDays'>) {
  const [lines, arrivals, requested, works] = [
    await listOrderLines(db, order.id),
    await listArrivals(db, order.id),
    await countRequestedReturns(db, order.id),
    await listWorkOrdersOf(db, order.id),
  ]
  return lines
    .filter((line) => line.partOf === null)
    .map((line) => {
      const lineWorks = works.filter((work) => work.pairLineId === line.id)
      const wasSpared = lineWorks.length > 0 && lineWorks.every((work) => work.state === 'cancelled')
      const lineForReturn: LineForReturn = {
        arrivals: arrivals.get(line.id) ?? [],
        asked: requested.get(line.id) ?? 0,
        isService: !line.stocked,
        isFinal: line.finalSince !== null && !wasSpared,
        terms: { exchangeDays: order.exchangeDays, warrantyMonths: line.warrantyMonths },
      }
      return { line, lineForReturn }
    })
}
export type ReturnableLine = Awaited<ReturnType<typeof listReturnableLines>>[number]
