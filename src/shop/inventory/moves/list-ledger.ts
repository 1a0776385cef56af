import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { stockMoves } from '../schema.ts'

export const ledgerRowsPerPage = 50

/** Every stock move of one variant, the latest first, with the name of the user who made it. */
export const listLedger = (db: Db, variantId: string, page: number) =>
  db
    .select({
      id: stockMoves.id,
      cause: stockMoves.cause,
      onHandChange: stockMoves.onHandChange,
      reservedChange: stockMoves.reservedChange,
      orderId: stockMoves.orderId,
      note: stockMoves.note,
      at: stockMoves.at,
      actor: stockMoves.actor,
      actorName: users.name,
    })
    .from(stockMoves)
    .leftJoin(users, eq(stockMoves.actor, sql`'user:' || ${users.id}`))
    .where(eq(stockMoves.variantId, variantId))
    .orderBy(desc(stockMoves.id))
    .limit(ledgerRowsPerPage)
    .offset((page - 1) * ledgerRowsPerPage)
export type LedgerRow = Awaited<ReturnType<typeof listLedger>>[number]

export const countLedger = async (db: Db, variantId: string) =>
  (await db.select({ n: count() }).from(stockMoves).where(eq(stockMoves.variantId, variantId)))[0]!.n
