import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { spellOut } from './spell-out.ts'
import { rankFormer, type FormerWard } from './rank-former.ts'
import { formerWards, provinces, wards } from '../schema.ts'

/** Nobody reads a longer list; beyond it the form asks for the district. */
const maxWardCandidates = 12

export type WardCandidate = FormerWard & {
  wardName: string
  provinceCode: string
  provinceName: string
  isPart: boolean
}
const byName = new Intl.Collator('vi').compare
type OldAddressQuery = { text: string; province?: string; most?: number }

/** Today's wards in which an old address may lie, best first: in the chosen province, or, if that has none, in all. By ward, else by district. */
export async function findWardCandidates(
  db: Db,
  { text, province, most = maxWardCandidates }: OldAddressQuery,
): Promise<WardCandidate[]> {
  const typed = ` ${spellOut(text.slice(0, 200))} `
  if (typed.trim().length < 2) return []
  const isWardNamed = sql`strpos(${typed}, ' ' || ${formerWards.folded} || ' ') > 0`
  const isDistrictNamed = sql`strpos(${typed}, ' ' || ${formerWards.foldedDistrict} || ' ') > 0`
  for (const within of province ? [province, undefined] : [undefined])
    for (const where of [isWardNamed, isDistrictNamed]) {
      const matches = await selectCandidates(db, and(where, within ? eq(wards.province, within) : undefined))
      const candidates = uniqueWards(rankFormer(text, matches)).sort((a, b) => byName(a.wardName, b.wardName))
      if (candidates.length) return candidates.slice(0, most)
    }
  return []
}

const selectCandidates = (db: Db, where: ReturnType<typeof and>) =>
  db
    .select({
      ward: formerWards.ward,
      name: formerWards.name,
      district: formerWards.district,
      province: formerWards.province,
      wardName: wards.fullName,
      provinceCode: provinces.code,
      provinceName: provinces.fullName,
    })
    .from(formerWards)
    .innerJoin(wards, eq(wards.code, formerWards.ward))
    .innerJoin(provinces, eq(provinces.code, wards.province))
    .where(and(where, isNull(wards.goneAt)))

/** Each ward of today once, with the first of the former ones that became it. */
function uniqueWards(matches: Omit<WardCandidate, 'isPart'>[]): WardCandidate[] {
  const key = ({ name, district, province }: FormerWard) => `${name}|${district}|${province}`
  const successorsOf = (one: FormerWard) =>
    new Set(matches.filter((other) => key(other) === key(one)).map(({ ward }) => ward))
  return matches
    .filter((one, at) => matches.findIndex((other) => other.ward === one.ward) === at)
    .map((one) => ({ ...one, isPart: successorsOf(one).size > 1 }))
}
