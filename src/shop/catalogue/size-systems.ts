import type { Locale } from '#kit/localized.ts'
import { euSize, ukSize, usChildSize, usMenSize, usWomenSize, vnSize } from './sizes.ts'

/** The systems a label in mm is translated into, for the eye only: what is ordered is the millimetre. */
export const sizeSystems = {
  eu: euSize,
  vn: vnSize,
  uk: ukSize,
  us_men: usMenSize,
  us_women: usWomenSize,
  us_child: usChildSize,
}
export type SizeSystem = keyof typeof sizeSystems

/** `40,5` in Vietnamese, `40.5` in English; a dash where the system has no such size. */
export function sizeIn(system: SizeSystem, mm: number, locale: Locale) {
  const size = String(sizeSystems[system](mm) ?? '–')
  return locale === 'vi' ? size.replace('.', ',') : size
}
