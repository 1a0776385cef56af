import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'

const readMigration = (path: string) => readFileSync(path, 'utf8')

/** Renamed tables and columns in migrations after this one, as pairs. */
const renamesAfter = (name: string) =>
  globSync('migrations/*.sql')
    .sort()
    .filter((path) => basename(path) > name)
    .flatMap((path) => [...readMigration(path).matchAll(/ALTER TABLE "(\w+)" RENAME (?:COLUMN "(\w+)" )?TO "(\w+)"/g)])
    .map(([, table, column, now]) => [column ?? table!, now!] as const)

/** Runs the statements of an old migration again, on a database of today: what they name may have another name now. */
export async function runOldMigration(db: Db, name: string, choose = (text: string) => text) {
  const statements = choose(readMigration(`migrations/${name}`))
  const text = renamesAfter(name).reduce(
    (all, [was, now]) => all.replaceAll(new RegExp(`(?<!')\\b${was}\\b(?!')`, 'g'), now),
    statements,
  )
  for (const statement of text.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
}
