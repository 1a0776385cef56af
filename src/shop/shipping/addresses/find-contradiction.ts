import type { Db } from '#platform/postgres/db.server.ts'
import { findWardCandidates, type WardCandidate } from './find-ward-candidates.ts'
import { spellOut } from './spell-out.ts'

const unit = /\b(phuong|xa|thi tran|quan|huyen|thi xa) (\d|[a-z]{2})/

/** Whether a street line contains former units; `Phố Quan Nhân` is a street, so a bare `quan` needs its accent or a number. */
export function namesOldUnits(street: string) {
  if (/\b(phường|xã|thị trấn|quận|huyện|thị xã)\s/iu.test(` ${street.normalize('NFC')} `)) return true
  if (/(^|[\s,])(p|q|h|x|tx|tt)\.\s?\p{L}/iu.test(street) || /(^|[\s,])[pq]\.?\s?\d/i.test(street)) return true
  return /\b(phuong|quan) \d/.test(spellOut(street))
}

type Written = { provinceCode: string; wardCode: string; street: string }

/** The ward to which former units in the street line lead, if it is not the chosen one: a courier would not know which counts. */
export async function findContradiction(
  db: Db,
  { provinceCode, wardCode, street }: Written,
): Promise<WardCandidate | undefined> {
  if (!namesOldUnits(street) || !unit.test(spellOut(street))) return
  const candidates = await findWardCandidates(db, { text: street, province: provinceCode })
  return candidates.some((candidate) => candidate.ward === wardCode) ? undefined : candidates[0]
}
