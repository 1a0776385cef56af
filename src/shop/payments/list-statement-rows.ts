import { asc, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { statementRows } from './schema.ts'

/** Rows of statements that nobody has said anything about, the oldest first. */
export const listStatementRows = (db: Db, limit = 200) =>
  db
    .select()
    .from(statementRows)
    .where(isNull(statementRows.ending))
    .orderBy(asc(statementRows.at), asc(statementRows.line))
    .limit(limit)
export type ParkedRow = Awaited<ReturnType<typeof listStatementRows>>[number]
