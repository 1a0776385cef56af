import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'

/** Every table of the shop as text, to be searched. */
export async function wholeDatabase(db: Db) {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const rows = await rowsOf<{ text: string }>(
      db,
      sql`select to_jsonb(t)::text as text from ${sql.identifier(name)} t`,
    )
    texts.push(...rows.map((row) => `${name}: ${row.text}`))
  }
  return texts
}
