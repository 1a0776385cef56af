import { eq, inArray, isNull } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { provinces, wards } from '#shop/shipping/schema.ts'

const named = (db: Db) =>
  db
    .select({ code: wards.code, name: wards.name, fullName: wards.fullName, province: provinces.name })
    .from(wards)
    .innerJoin(provinces, eq(provinces.code, wards.province))

/** Finds single wards, one per line: `Phường Hoàn Kiếm, Hà Nội`. Accents may be left out if no other ward has the same name. */
export async function readWards(db: Db, text: string) {
  const lines = text
    .split('\n')
    .map((line) => line.normalize('NFC').trim())
    .filter(Boolean)
    .slice(0, 400)
  if (!lines.length) return { wards: [], unknown: [] }
  const all = await named(db).where(isNull(wards.goneAt))
  const found = lines.map((line) => ({ line, fits: wardsCalled(all, line) }))
  return {
    wards: [...new Set(found.flatMap(({ fits }) => (fits.length === 1 ? [fits[0]!.code] : [])))],
    unknown: found.filter(({ fits }) => fits.length !== 1).map(({ line }) => line.slice(0, 80)),
  }
}

type Named = { code: string; name: string; fullName: string; province: string }

function wardsCalled(all: Named[], line: string) {
  const called = (format: (text: string) => string) => {
    const [ward = '', province = ''] = line
      .split(',')
      .map((part) => format(part).replace(/^(thành phố|thanh pho|tỉnh|tinh) /, ''))
    return all.filter(
      (one) => [format(one.fullName), format(one.name)].includes(ward) && format(one.province) === province,
    )
  }
  const exact = called((text) => text.trim().toLowerCase())
  return exact.length ? exact : called(fold)
}

export async function describeWards(db: Db, codes: string[]) {
  const rows = await named(db).where(inArray(wards.code, codes))
  return rows.map((row) => `${row.fullName}, ${row.province}`).join('\n')
}
