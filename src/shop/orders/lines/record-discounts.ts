import type { Db } from '#platform/postgres/db.server.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import type { Discount } from '#shop/pricing/discount.ts'
import { orderDiscounts } from '../lines-schema.ts'

type Taken = { lines: { id: string; discounts: Discount[] }[]; shipping: Discount[] }

/** Writes down, row by row, what was taken off each line and off the fee for delivery. */
export async function recordDiscounts(db: Db, orderId: string, { lines, shipping }: Taken) {
  const rows = [
    ...lines.flatMap(({ id, discounts }) => discounts.map((one) => ({ ...one, orderId, lineId: id }))),
    ...shipping.map((one) => ({ ...one, orderId, lineId: null })),
  ]
  if (rows.length) await insertDiscounts(db, ...rows)
}

const insertDiscounts = preparedInsert(orderDiscounts)
