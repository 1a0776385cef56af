import { and, asc, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { returnLines, returnPictures, returnPieces, returns } from './schema.ts'
import { countedStates } from './states.ts'

/** The pieces of each line in returns that were neither declined nor withdrawn. A piece missing from a received return stayed with the buyer. */
export async function countRequestedReturns(db: Db, orderId: string): Promise<Map<string, number>> {
  const arrived = sql`(select count(*) from ${returnPieces} where ${returnPieces.returnLineId} = ${returnLines.id})`
  const pieces = sql`case when ${isNotNull(returns.receivedAt)} then ${arrived} else ${returnLines.quantity} end`
  const rows = await db
    .select({ orderLineId: returnLines.orderLineId, pieces: sum(pieces) })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), inArray(returns.state, [...countedStates])))
    .groupBy(returnLines.orderLineId)
  return new Map(rows.map((row) => [row.orderLineId, Number(row.pieces)]))
}

export const findReturnByKey = async (db: Db, requestKey: string) =>
  (await db.select().from(returns).where(eq(returns.requestKey, requestKey)))[0]
export type Return = NonNullable<Awaited<ReturnType<typeof findReturnByKey>>>

export const listReturnsOf = (db: Db, orderId: string) =>
  db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(asc(returns.requestedAt), asc(returns.code))

/** The lines of a return with the order lines that they refer to. */
const listReturnLines = (db: Db, returnId: string) =>
  db
    .select({ ...lineColumns, line: orderLines })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(orderLines.position))
export type ReturnLine = Awaited<ReturnType<typeof listReturnLines>>[number]

const lineColumns = {
  id: returnLines.id,
  orderLineId: returnLines.orderLineId,
  quantity: returnLines.quantity,
  reason: returnLines.reason,
  wantedVariantId: returnLines.wantedVariantId,
  wanted: returnLines.wanted,
  held: returnLines.held,
}

/** A return with everything that its page and its admin page show. */
export async function findReturn(db: Db, returnId: string) {
  const [one] = await db.select().from(returns).where(eq(returns.id, returnId))
  if (!one) return
  const lines = await listReturnLines(db, returnId)
  const pieces = await db
    .select()
    .from(returnPieces)
    .where(
      inArray(
        returnPieces.returnLineId,
        lines.map((line) => line.id),
      ),
    )
    .orderBy(asc(returnPieces.number))
  const pictures = await db
    .select()
    .from(returnPictures)
    .where(eq(returnPictures.returnId, returnId))
    .orderBy(asc(returnPictures.position))
  return {
    ...one,
    lines: lines.map((line) => ({ ...line, pieces: pieces.filter((piece) => piece.returnLineId === line.id) })),
    pictures: pictures.map((picture) => picture.file),
  }
}
export type WholeReturn = NonNullable<Awaited<ReturnType<typeof findReturn>>>

/** The return of which this order is the exchange, if any. */
export const findReturnOfExchange = async (db: Db, orderId: string) =>
  (await db.select().from(returns).where(eq(returns.exchangeOrderId, orderId)))[0]

/** Codes of returns of these orders that are not finished. */
export const listUnsettled = async (db: Db, orderIds: string[]) =>
  orderIds.length
    ? (
        await db
          .select({ code: returns.code })
          .from(returns)
          .where(
            and(
              inArray(returns.orderId, orderIds),
              inArray(returns.state, ['requested', 'approved', 'under_way', 'received']),
            ),
          )
          .orderBy(asc(returns.code))
      ).map((row) => row.code)
    : []
