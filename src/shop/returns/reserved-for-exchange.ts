import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { returnLines, returns } from './schema.ts'

/** What returns of an order keep of the stock until it becomes their exchange. */
export const reservedForExchange = (db: Db, orderId: string) =>
  db
    .select({ variantId: sql<string>`${returnLines.wantedVariantId}`, quantity: returnLines.held })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), gt(returnLines.held, 0), isNotNull(returnLines.wantedVariantId)))
