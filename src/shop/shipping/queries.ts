import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { prepared } from '#platform/postgres/prepared.server.ts'
import { formerWards, provinces, wards } from './schema.ts'

const byName = new Intl.Collator('vi').compare

/** Municipalities first, then by name in Vietnamese order. */
export async function listProvinces(db: Db) {
  const rows = await db.select().from(provinces)
  return rows.sort((a, b) => Number(b.municipality) - Number(a.municipality) || byName(a.name, b.name))
}

export async function listWards(db: Db, province: string) {
  const rows = await db
    .select({ code: wards.code, name: wards.name, fullName: wards.fullName, kind: wards.kind })
    .from(wards)
    .where(and(eq(wards.province, province), isNull(wards.goneAt)))
  return rows.sort((a, b) => byName(a.name, b.name))
}

export async function findWard(db: Db, province: string, ward: string) {
  const [row] = await wardOf(db, { province, ward })
  return row
}

const wardOf = prepared((db) =>
  db
    .select({
      code: wards.code,
      fullName: wards.fullName,
      kind: wards.kind,
      province: provinces.code,
      provinceName: provinces.fullName,
    })
    .from(wards)
    .innerJoin(provinces, eq(provinces.code, wards.province))
    .where(
      and(
        eq(wards.code, sql.placeholder('ward')),
        eq(wards.province, sql.placeholder('province')),
        isNull(wards.goneAt),
      ),
    ),
)

/** The former names of the wards of a province, by ward: `Phường Bến Nghé, Quận 1`; in merged provinces with the former province. */
export async function listFormerNames(db: Db, province: string) {
  const rows = await db
    .select({
      ward: formerWards.ward,
      name: formerWards.name,
      district: formerWards.district,
      province: formerWards.province,
      now: provinces.fullName,
    })
    .from(formerWards)
    .innerJoin(wards, eq(wards.code, formerWards.ward))
    .innerJoin(provinces, eq(provinces.code, wards.province))
    .where(eq(wards.province, province))
  const named = rows.map((row) => {
    const isMoved = bare(row.province) !== bare(row.now)
    return { ward: row.ward, was: [row.name, row.district, isMoved && row.province].filter(Boolean).join(', ') }
  })
  return new Map([...Map.groupBy(named, (one) => one.ward)].map(([ward, ones]) => [ward, ones.map((one) => one.was)]))
}

/** Former provinces (before July 2025) that are part of another one now; a ward or two that changed sides do not count as a province. */
export async function listMerged(db: Db) {
  const rows = await db
    .select({ code: wards.province, was: formerWards.province, now: provinces.fullName })
    .from(formerWards)
    .innerJoin(wards, eq(wards.code, formerWards.ward))
    .innerJoin(provinces, eq(provinces.code, wards.province))
    .where(ne(formerWards.province, provinces.fullName))
    .groupBy(wards.province, formerWards.province, provinces.fullName)
    .having(sql`count(*) >= 20`)
  return rows.filter((row) => bare(row.was) !== bare(row.now))
}

const bare = (name: string) => fold(name).replace(/^(thanh pho|tinh) /, '')
