import type { Db } from '#platform/postgres/db.server.ts'
import { listOrderDiscounts, type listOrderLines } from '#shop/orders/queries.ts'
import type { ReturnedQuantities } from '#shop/returns/count-returned.ts'
import type { BundlePart } from '#shop/returns/lost-bundle.ts'

type Line = Awaited<ReturnType<typeof listOrderLines>>[number]

/** Boots and blades of the bundles of an order, each with its bundle discount, work included. */
export async function readBundleParts(
  db: Db,
  orderId: string,
  lines: readonly Line[],
  returned: ReadonlyMap<string, ReturnedQuantities> = new Map(),
): Promise<BundlePart[]> {
  if (!lines.some(({ bundleId }) => bundleId)) return []
  const rows = (await listOrderDiscounts(db, orderId)).filter(({ source }) => source === 'bundle')
  return lines.flatMap(({ id, bundleId, partOf, quantity }) => {
    if (!bundleId || partOf) return []
    const own = new Set([id, ...lines.filter((one) => one.partOf === id).map((one) => one.id)])
    const discount = rows.reduce((sum, row) => sum + (row.lineId && own.has(row.lineId) ? row.amount : 0), 0)
    return [{ bundleId, lineId: id, quantity, discount, own: 0, fault: 0, ...returned.get(id) }]
  })
}
