import type { Db } from '#platform/postgres/db.server.ts'
import { findWardCandidates } from '#shop/shipping/addresses/find-ward-candidates.ts'
import { formerWardName } from '#shop/shipping/addresses/rank-former.ts'

/** The wards of today for an old address, as the address form offers them. */
export async function findWardCandidateViews(db: Db, ask: { text: string; province?: string }) {
  const heirs = await findWardCandidates(db, ask)
  return heirs.map((heir) => ({
    ward: heir.ward,
    province: heir.provinceCode,
    label: `${heir.wardName}, ${heir.provinceName}`,
    was: formerWardName(heir),
    isPart: heir.isPart,
  }))
}
export type WardCandidateView = Awaited<ReturnType<typeof findWardCandidateViews>>[number]
