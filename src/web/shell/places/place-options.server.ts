import type { Db } from '#platform/postgres/db.server.ts'
import { listFormerNames, listMerged, listProvinces, listWards } from '#shop/shipping/queries.ts'
import type { PlaceOption } from './load-wards.ts'

/** Provinces to choose from, found by the names of those that were merged into them as well. */
export async function provinceOptions(db: Db): Promise<PlaceOption[]> {
  const [rows, merged] = [await listProvinces(db), await listMerged(db)]
  return rows.map(({ code, fullName }) => ({
    value: code,
    label: fullName,
    aka: merged.filter((one) => one.code === code).map((one) => one.was),
  }))
}

/** Wards of a province, found by what they were before July 2025 as well. */
export async function wardOptions(db: Db, province: string): Promise<PlaceOption[]> {
  if (!/^\d{2}$/.test(province)) return []
  const [rows, former] = [await listWards(db, province), await listFormerNames(db, province)]
  return rows.map(({ code, fullName }) => ({ value: code, label: fullName, aka: former.get(code) ?? [] }))
}
