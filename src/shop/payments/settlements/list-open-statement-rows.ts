import { asc, count, desc, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { statementRows } from '../settlements-schema.ts'

export const openRowsPerPage = 50

/** A page of the rows of statements without a decision, the oldest first. */
export const listOpenStatementRows = (db: Db, page = 1) =>
  db
    .select()
    .from(statementRows)
    .where(isNull(statementRows.ending))
    .orderBy(asc(statementRows.at), asc(statementRows.line), asc(statementRows.id))
    .limit(openRowsPerPage)
    .offset((page - 1) * openRowsPerPage)
export type OpenStatementRow = Awaited<ReturnType<typeof listOpenStatementRows>>[number]

export async function countOpenStatementRows(db: Db) {
  const [row] = await db.select({ n: count() }).from(statementRows).where(isNull(statementRows.ending))
  return row!.n
}

const mostStatements = 20

/** The statements with several open rows, the one with the most first. */
export const listOpenStatements = (db: Db) =>
  db
    .select({
      digest: statementRows.digest,
      name: sql<string>`max(${statementRows.statement})`,
      rows: count(),
      amount: sql<string>`sum(${statementRows.amount} - ${statementRows.counted})`.mapWith(Number),
    })
    .from(statementRows)
    .where(isNull(statementRows.ending))
    .groupBy(statementRows.digest)
    .having(sql`count(*) > 1`)
    .orderBy(desc(count()), asc(statementRows.digest))
    .limit(mostStatements)
export type OpenStatement = Awaited<ReturnType<typeof listOpenStatements>>[number]
