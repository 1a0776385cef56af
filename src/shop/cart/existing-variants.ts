import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { variants } from '#shop/catalogue/schema.ts'

/** The variants that exist: a browser may name deleted or invented ones. */
export async function existingVariants(db: Db, lines: { variantId: string }[]) {
  if (!lines.length) return new Set<string>()
  const rows = await selectExisting(db, { ids: lines.map((line) => line.variantId) })
  return new Set(rows.map((row) => row.id))
}

const selectExisting = prepared((db) =>
  db
    .select({ id: variants.id })
    .from(variants)
    .where(sql`${variants.id} = any((select ${sql.placeholder('ids')}::uuid[])::uuid[])`),
)
