import type { Db } from '#platform/postgres/db.server.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import type { Discount } from '#shop/pricing/discount.ts'
import { orderDiscounts } from '../lines-schema.ts'

type OrderDiscounts = { lines: { id: string; discounts: Discount[] }[]; shipping: Discount[] }

/** Records the discounts of each line and of the delivery fee, row by row. */
export async function recordDiscounts(db: Db, orderId: string, { lines, shipping }: OrderDiscounts) {
  const rows = [
    ...lines.flatMap(({ id, discounts }) => discounts.map((one) => ({ ...one, orderId, lineId: id }))),
    ...shipping.map((one) => ({ ...one, orderId, lineId: null })),
  ]
  if (rows.length) await insertDiscounts(db, ...rows)
}

const insertDiscounts = preparedInsert(orderDiscounts)
