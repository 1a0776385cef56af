import { asc, count, isNull } from 'drizzle-orm'
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
