import type { Db } from '#platform/db.server.ts'
import { findHeirs } from '#shop/shipping/find-former.ts'
import { sayFormer } from '#shop/shipping/rank-former.ts'

/** The wards of today for an old address, as the address form offers them. */
export async function findHeirViews(db: Db, ask: { text: string; province?: string }) {
  const heirs = await findHeirs(db, ask)
  return heirs.map((heir) => ({
    ward: heir.ward,
    province: heir.provinceCode,
    label: `${heir.wardName}, ${heir.provinceName}`,
    was: sayFormer(heir),
    isPart: heir.isPart,
  }))
}
export type HeirView = Awaited<ReturnType<typeof findHeirViews>>[number]
