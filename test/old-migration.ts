import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'

const readMigration = (path: string) => readFileSync(path, 'utf8')

const migrationsAfter = (name: string) =>
  globSync('migrations/*.sql')
    .sort()
    .filter((path) => basename(path) > name)
    .map(readMigration)

/** Renamed tables and columns in migrations after this one, as pairs. */
const renamesAfter = (name: string) =>
  migrationsAfter(name)
    .flatMap((text) => [...text.matchAll(/ALTER TABLE "(\w+)" RENAME (?:COLUMN "(\w+)" )?TO "(\w+)"/g)])
    .map(([, table, column, now]) => [column ?? table!, now!] as const)

/** Renamed words of the ledger and of refunds, which migration 0050 writes and reads. */
const renamedWordsAfter = (name: string) =>
  migrationsAfter(name)
    .flatMap((text) => text.match(/UPDATE "(?:postings|refunds)" SET .*/g) ?? [])
    .flatMap((update) => [...update.matchAll(/WHEN '(\w+)' THEN '(\w+)'/g)])
    .map(([, was, now]) => [was!, now!] as const)

/** Runs the statements of an old migration again on a current database, under the current names of tables and columns. */
export async function runOldMigration(db: Db, name: string, choose = (text: string) => text) {
  const statements = choose(readMigration(`migrations/${name}`))
  const text = renamesAfter(name).reduce(
    (all, [was, now]) => all.replaceAll(new RegExp(`(?<!')\\b${was}\\b(?!')`, 'g'), now),
    statements,
  )
  const now = renamedWordsAfter(name).reduce((all, [was, word]) => all.replaceAll(`'${was}'`, `'${word}'`), text)
  for (const statement of now.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
}
