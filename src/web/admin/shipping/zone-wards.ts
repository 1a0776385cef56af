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
  if (!lines.length) return { wards: [], unknown: [] }
  const all = await named(db).where(isNull(wards.goneAt))
  const [exact, folded] = [codesByName(all, asWritten), codesByName(all, fold)]
  const found = lines.map((line) => ({
    line,
    codes: [...(exact.get(nameIn(line, asWritten)) ?? folded.get(nameIn(line, fold)) ?? [])],
  }))
  return {
    wards: [...new Set(found.flatMap(({ codes }) => (codes.length === 1 ? codes : [])))],
    unknown: found.filter(({ codes }) => codes.length !== 1).map(({ line }) => line.slice(0, 80)),
  }
}

type Named = { code: string; name: string; fullName: string; province: string }

type Format = (text: string) => string

const asWritten: Format = (text) => text.trim().toLowerCase()

/** `phường hoàn kiếm,hà nội`, without the word before the name of a province. */
function nameIn(line: string, format: Format) {
  const [ward = '', province = ''] = line
    .split(',')
    .map((part) => format(part).replace(/^(thành phố|thanh pho|tỉnh|tinh) /, ''))
  return `${ward},${province}`
}

/** The codes of all wards by name, indexed once, because a pasted list may name hundreds; a name of two wards has two codes. */
function codesByName(all: Named[], format: Format) {
  const codes = new Map<string, Set<string>>()
  for (const { code, name, fullName, province } of all)
    for (const ward of [name, fullName]) {
      const key = `${format(ward)},${format(province)}`
      codes.set(key, (codes.get(key) ?? new Set<string>()).add(code))
    }
  return codes
}

export async function describeWards(db: Db, codes: string[]) {
  const rows = await named(db).where(inArray(wards.code, codes))
  return rows.map((row) => `${row.fullName}, ${row.province}`).join('\n')
}
