import { unitSearchText, spellOut } from './spell-out.ts'

/** A former ward, and the ward that it is now, whole or in part. */
export type FormerWard = { ward: string; name: string; district: string; province: string }

/** `Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh` */
export const formerWardName = ({ name, district, province }: Omit<FormerWard, 'ward'>) =>
  [name, district, province].join(', ')

/** How well a former ward matches the typed text: its name with or without its kind, then district and province. */
function fit(typed: string, { name, district, province }: FormerWard) {
  const has = (words: string) => ` ${typed} `.includes(` ${words} `)
  const own = has(spellOut(name)) ? 5 : has(unitSearchText(name)) ? 4 : 0
  return own + (has(unitSearchText(district)) ? 3 : 0) + (has(unitSearchText(province)) ? 1 : 0)
}

/** The former wards that match the typed text best. Several if the ward was divided, or if several had this name. */
export function rankFormer<W extends FormerWard>(text: string, wards: W[]): W[] {
  const typed = spellOut(text)
  const fits = wards.map((ward) => ({ ward, points: fit(typed, ward) }))
  const best = Math.max(0, ...fits.map((one) => one.points))
  return best === 0 ? [] : fits.filter((one) => one.points === best).map((one) => one.ward)
}
