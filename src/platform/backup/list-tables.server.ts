import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../postgres/db.server.ts'

export type TableShape = { name: string; columns: { name: string; type: string }[] }

/** The shop's tables with their columns, without generated columns. */
export const listTables = (db: Db) =>
  rowsOf<TableShape>(
    db,
    sql`select c.relname as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname = 'public' group by 1 order by 1`,
  )

/** The last migration that the database has, by its hash. */
export async function lastMigration(db: Db) {
  const [row] = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  )
  return row?.hash ?? ''
}
