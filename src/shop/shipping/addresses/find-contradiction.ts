import type { Db } from '#platform/postgres/db.server.ts'
import { findWardCandidates, type WardCandidate } from './find-former.ts'
import { spellOut } from './old-words.ts'

const unit = /\b(phuong|xa|thi tran|quan|huyen|thi xa) (\d|[a-z]{2})/

/** Whether the line for house and street names old units; `Phố Quan Nhân` is a street, so a bare `quan` needs its accent or a number. */
export function namesOldUnits(street: string) {
  if (/\b(phường|xã|thị trấn|quận|huyện|thị xã)\s/iu.test(` ${street.normalize('NFC')} `)) return true
  if (/(^|[\s,])(p|q|h|x|tx|tt)\.\s?\p{L}/iu.test(street) || /(^|[\s,])[pq]\.?\s?\d/i.test(street)) return true
  return /\b(phuong|quan) \d/.test(spellOut(street))
}

type Written = { provinceCode: string; wardCode: string; street: string }

/** The ward that the old units in the street's line lead to, where that is not the ward that was chosen: a courier would not know which counts. */
export async function findContradiction(
  db: Db,
  { provinceCode, wardCode, street }: Written,
): Promise<WardCandidate | undefined> {
  if (!namesOldUnits(street) || !unit.test(spellOut(street))) return
  const heirs = await findWardCandidates(db, { text: street, province: provinceCode })
  return heirs.some((heir) => heir.ward === wardCode) ? undefined : heirs[0]
}
