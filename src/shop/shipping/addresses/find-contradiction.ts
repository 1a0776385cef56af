import type { Db } from '#platform/postgres/db.server.ts'
import { findWard } from '../queries.ts'
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

/**
 * The ward to which former units in the street line lead, if it is not the chosen one: a courier would not know which counts. Only units written with
 * their kind count, since `25 Nguyễn Trãi` is a street, and the chosen ward may be named, since today's units are called phường and xã too.
 */
export async function findContradiction(
  db: Db,
  { provinceCode, wardCode, street }: Written,
): Promise<WardCandidate | undefined> {
  const typed = ` ${spellOut(street)} `
  if (!namesOldUnits(street) || !unit.test(typed)) return
  const isWritten = (name: string) => typed.includes(` ${spellOut(name)} `)
  const chosen = await findWard(db, provinceCode, wardCode)
  if (chosen && isWritten(chosen.fullName)) return
  // All of them: `Phường 1` became a dozen wards of one province, and the chosen one may be the last.
  const candidates = await findWardCandidates(db, { text: street, province: provinceCode, most: Infinity })
  const written = candidates.filter(({ name, district }) => isWritten(name) || isWritten(district))
  return written.some(({ ward }) => ward === wardCode) ? undefined : written[0]
}
