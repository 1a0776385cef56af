import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { wardKinds } from './address.ts'
import { wards } from './schema.ts'

/** Which kinds of ward a province has; none where there is no such province. */
export async function listWardKinds(db: Db, province: string) {
  const rows = await db.selectDistinct({ kind: wards.kind }).from(wards).where(eq(wards.province, province))
  return wardKinds.filter((kind) => rows.some((row) => row.kind === kind))
}
