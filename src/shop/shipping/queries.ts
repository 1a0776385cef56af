import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { provinces, wards } from './schema.ts'

const byName = new Intl.Collator('vi').compare

/** Municipalities first, then by name as Vietnamese sorts it. */
export async function listProvinces(db: Db) {
  const rows = await db.select().from(provinces)
  return rows.sort((a, b) => Number(b.municipality) - Number(a.municipality) || byName(a.name, b.name))
}

export async function listWards(db: Db, province: string) {
  const rows = await db
    .select({ code: wards.code, name: wards.name, fullName: wards.fullName, kind: wards.kind })
    .from(wards)
    .where(eq(wards.province, province))
  return rows.sort((a, b) => byName(a.name, b.name))
}

export async function findWard(db: Db, province: string, ward: string) {
  const [row] = await db
    .select({
      code: wards.code,
      fullName: wards.fullName,
      kind: wards.kind,
      province: provinces.code,
      provinceName: provinces.fullName,
    })
    .from(wards)
    .innerJoin(provinces, eq(provinces.code, wards.province))
    .where(and(eq(wards.code, ward), eq(wards.province, province)))
  return row
}
