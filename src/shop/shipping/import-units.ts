import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import type { WardKind } from './address.ts'
import { provinces, wards } from './schema.ts'

export type Units = {
  provinces: { code: string; name: string; fullName: string; municipality: boolean }[]
  wards: { code: string; province: string; kind: WardKind; name: string; fullName: string }[]
}

/** Brings the administrative units up to a newer list; units that vanished stay, since addresses may name them. */
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
        .onConflictDoUpdate({ target: wards.code, set: renewed({ province, kind, name, fullName }) })
    }
  })

const snake = (key: string) => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
const renewed = <T extends object>(columns: T) =>
  Object.fromEntries(Object.keys(columns).map((key) => [key, sql.raw(`excluded.${snake(key)}`)])) as Record<
    keyof T,
    ReturnType<typeof sql.raw>
  >
