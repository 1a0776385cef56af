import type { Db } from '#platform/postgres/db.server.ts'
import { findWardCandidates } from '#shop/shipping/addresses/find-ward-candidates.ts'
import { formerWardName } from '#shop/shipping/addresses/rank-former.ts'

/** The wards of today for an old address, as the address form offers them. */
export async function findWardCandidateViews(db: Db, query: { text: string; province?: string }) {
  const candidates = await findWardCandidates(db, query)
  return candidates.map((ward) => ({
    ward: ward.ward,
    province: ward.provinceCode,
    label: `${ward.wardName}, ${ward.provinceName}`,
    was: formerWardName(ward),
    isPart: ward.isPart,
  }))
}
export type WardCandidateView = Awaited<ReturnType<typeof findWardCandidateViews>>[number]
