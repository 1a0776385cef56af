import { and, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { WardKind } from '../address.ts'
import { unitSearchText } from './spell-out.ts'
import type { FormerWard } from './rank-former.ts'
import { formerWards, provinces, wards } from '../schema.ts'

export type Units = {
  provinces: { code: string; name: string; fullName: string; municipality: boolean }[]
  wards: { code: string; province: string; kind: WardKind; name: string; fullName: string }[]
  /** The units from before 1 July 2025, and their present wards. */
  former?: FormerWard[]
}

/** Updates the administrative units to a newer list; vanished units stay, since addresses may refer to them, and are not offered any more. */
export const importUnits = (db: Db, units: Units) =>
  db.transaction(async (tx) => {
    const { name, fullName, municipality } = provinces
    await tx
      .insert(provinces)
      .values(units.provinces)
      .onConflictDoUpdate({ target: provinces.code, set: renewed({ name, fullName, municipality }) })
    for (let at = 0; at < units.wards.length; at += 1000) {
      const { province, kind, name, fullName } = wards
      await tx
        .insert(wards)
        .values(units.wards.slice(at, at + 1000))
        .onConflictDoUpdate({
          target: wards.code,
          set: { ...renewed({ province, kind, name, fullName }), goneAt: null },
        })
    }
    const codes = units.wards.map((ward) => ward.code)
    await tx
      .update(wards)
      .set({ goneAt: new Date() })
      .where(and(notInArray(wards.code, codes), isNull(wards.goneAt)))
    if (units.former) await importFormer(tx, units.former)
  })

/** Ten thousand rows as one JSON text: as single parameters they take the database many seconds. */
async function importFormer(tx: Db, former: FormerWard[]) {
  await tx.delete(formerWards)
  const rows = former.map(({ ward, name, district, province }) => ({
    ward,
    name,
    district,
    province,
    folded: unitSearchText(name),
    folded_district: unitSearchText(district),
  }))
  await tx.execute(sql`insert into ${formerWards} (ward, name, district, province, folded, folded_district)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as known(ward text, name text, district text, province text, folded text, folded_district text)
    on conflict do nothing`)
}

/** Adds former wards to a shop that was opened before they were supported, at its next start. */
export async function importFormerWards(db: Db, units: () => Units) {
  if ((await db.select({ ward: formerWards.ward }).from(formerWards).limit(1)).length) return
  if ((await db.select({ code: wards.code }).from(wards).limit(1)).length) await importUnits(db, units())
}

const snake = (key: string) => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
const renewed = <T extends object>(columns: T) =>
  Object.fromEntries(Object.keys(columns).map((key) => [key, sql.raw(`excluded.${snake(key)}`)])) as Record<
    keyof T,
    ReturnType<typeof sql.raw>
  >
