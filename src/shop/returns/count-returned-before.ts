import { and, count, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Return } from './queries.ts'
import { returnLines, returnPieces, returns } from './schema.ts'

/** The pieces of each line that came back before this return. */
export async function countReturnedBefore(db: Db, { orderId, receivedAt }: Pick<Return, 'orderId' | 'receivedAt'>) {
  const rows = await db
    .select({ lineId: returnLines.orderLineId, pieces: count() })
    .from(returnPieces)
    .innerJoin(returnLines, eq(returnLines.id, returnPieces.returnLineId))
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(
      and(
        eq(returns.orderId, orderId),
        isNotNull(returns.receivedAt),
        receivedAt ? lt(returns.receivedAt, receivedAt) : undefined,
      ),
    )
    .groupBy(returnLines.orderLineId)
  return new Map(rows.map((row) => [row.lineId, row.pieces]))
}
