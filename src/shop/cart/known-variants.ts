import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'

/** Which of these variants there are at all: a browser may name what was deleted since, or what never was. */
export async function knownVariants(db: Db, lines: { variantId: string }[]) {
  if (!lines.length) return new Set<string>()
  const ids = lines.map((line) => line.variantId)
  const rows = await db.select({ id: variants.id }).from(variants).where(inArray(variants.id, ids))
  return new Set(rows.map((row) => row.id))
}
