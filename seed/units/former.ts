import { fold } from '#kit/fold.ts'
import type { Units } from '#shop/shipping/addresses/import-units.ts'
import type { FormerWard } from '#shop/shipping/addresses/rank-former.ts'

export type Row = Record<string, string>

const clean = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
const bare = (name: string) => fold(name).replace(/^(thanh pho|tinh) /, '')

/**
 * The package's table of old and new wards. Its codes of new wards are partly those of other wards, or have lost their zeros: the name within the
 * province counts, the code only where it names a ward of this province (docs/reference/vietnam.md 2). Rows without an old name say nothing; what still fails is left out.
 */
export function formerOf(rows: Row[], { provinces, wards }: Pick<Units, 'provinces' | 'wards'>): FormerWard[] {
  const provinceOf = new Map(provinces.map((one) => [bare(one.name), one.code]))
  const byCode = new Map(wards.map((one) => [one.code, one]))
  const named = Map.groupBy(wards, (one) => `${one.province} ${fold(one.fullName)}`)
  const former = rows.flatMap((row): FormerWard[] => {
    const { old_ward_name: name, old_district_name: district, old_province_name: province } = row
    const within = provinceOf.get(bare(clean(row.new_province_name ?? '')))
    if (!name || !district || !province || !within || !row.new_ward_name) return []
    const fits = named.get(`${within} ${fold(row.new_ward_name)}`) ?? []
    const coded = byCode.get((row.new_ward_code ?? '').padStart(5, '0'))
    const exact = fits.find((one) => one.fullName === clean(row.new_ward_name!))
    const ward =
      fits.find((one) => one === coded) ?? exact ?? fits[0] ?? (coded?.province === within ? coded : undefined)
    return ward ? [{ ward: ward.code, name: clean(name), district: clean(district), province: clean(province) }] : []
  })
  const once = new Map(former.map((one) => [[one.ward, one.name, one.district, one.province].join('|'), one]))
  return [...once.values()]
}
