import { lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { files } from '#platform/files/files.server.ts'
import { importFile } from './import-file.ts'
import { imports } from './schema.ts'

/** Deletes uploaded files after a season; the audit log keeps their results. */
export async function forgetImports(db: Db) {
  const deleted = await db
    .delete(imports)
    .where(lt(imports.at, sql`now() - interval '90 days'`))
    .returning({ id: imports.id })
  for (const { id } of deleted) await files.delete(importFile(id))
}
