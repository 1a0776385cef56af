import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Discount } from '#shop/pricing/discount.ts'
import { warrantyOf } from '../frozen-terms.ts'
import { recordDiscounts } from '../lines/record-discounts.ts'
import { orderDiscounts, orderLines } from '../lines-schema.ts'
import { recountUses } from './recount-uses.ts'

type Row = Omit<typeof orderLines.$inferInsert, 'orderId' | 'position' | 'warrantyMonths'> & {
  id: string
  discounts: Discount[]
}

/** Replaces the lines of an order: known ids are updated, new ones added, missing ones deleted. */
export async function rewriteLines(tx: Db, orderId: string, lines: Row[], shipping: Discount[]) {
  await tx.delete(orderDiscounts).where(eq(orderDiscounts.orderId, orderId))
  await tx.delete(orderLines).where(
    and(
      eq(orderLines.orderId, orderId),
      notInArray(
        orderLines.id,
        lines.map((line) => line.id),
      ),
    ),
  )
  for (const [position, { discounts: _rows, ...line }] of lines.entries()) {
    const row = { ...line, orderId, position }
    await tx
      .insert(orderLines)
      .values({ ...row, warrantyMonths: warrantyOf(line.productId) })
      .onConflictDoUpdate({ target: orderLines.id, set: row })
  }
  await recordDiscounts(tx, orderId, { lines, shipping })
  await recountUses(tx, orderId)
}
