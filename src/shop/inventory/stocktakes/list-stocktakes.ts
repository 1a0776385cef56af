import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { stocktakeLines, stocktakes } from '../schema.ts'

const columns = {
  id: stocktakes.id,
  note: stocktakes.note,
  state: stocktakes.state,
  openedAt: stocktakes.openedAt,
  closedAt: stocktakes.closedAt,
  actor: stocktakes.openedBy,
  actorName: users.name,
  counted: sql<number>`(select count(*)::int from ${stocktakeLines} where ${stocktakeLines.stocktakeId} = ${stocktakes.id})`,
  differing: sql<number>`(select count(*)::int from ${stocktakeLines} where ${stocktakeLines.stocktakeId} = ${stocktakes.id} and ${stocktakeLines.found} <> ${stocktakeLines.expected})`,
  pieces: sql<number>`(select coalesce(sum(${stocktakeLines.found} - ${stocktakeLines.expected}), 0)::int from ${stocktakeLines} where ${stocktakeLines.stocktakeId} = ${stocktakes.id})`,
}

const select = (db: Db) =>
  db
    .select(columns)
    .from(stocktakes)
    .leftJoin(users, eq(stocktakes.openedBy, sql`'user:' || ${users.id}`))

export const stocktakesPerPage = 50

/** Stocktakes, the latest first. */
export const listStocktakes = (db: Db, page: number) =>
  select(db)
    .orderBy(desc(stocktakes.openedAt), desc(stocktakes.id))
    .limit(stocktakesPerPage)
    .offset((page - 1) * stocktakesPerPage)
export type StocktakeRow = Awaited<ReturnType<typeof listStocktakes>>[number]

export const countStocktakes = async (db: Db) => (await db.select({ n: count() }).from(stocktakes))[0]!.n

export const findStocktake = async (db: Db, id: string) => (await select(db).where(eq(stocktakes.id, id)))[0]
