import { asc, isNull } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { statementRows } from '../settlements-schema.ts'

/** Rows of statements without a decision, the oldest first. */
export const listOpenStatementRows = (db: Db, limit = 200) =>
  db
    .select()
    .from(statementRows)
    .where(isNull(statementRows.ending))
    .orderBy(asc(statementRows.at), asc(statementRows.line))
    .limit(limit)
export type OpenStatementRow = Awaited<ReturnType<typeof listOpenStatementRows>>[number]
