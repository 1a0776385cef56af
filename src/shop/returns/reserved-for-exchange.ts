import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { returnLines, returns } from './schema.ts'

/** The stock that returns of an order reserve until they become exchanges. */
export const reservedForExchange = (db: Db, orderId: string) =>
  db
    .select({ variantId: sql<string>`${returnLines.wantedVariantId}`, quantity: returnLines.held })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), gt(returnLines.held, 0), isNotNull(returnLines.wantedVariantId)))
