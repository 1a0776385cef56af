import { decimal } from '#kit/decimal.ts'
import { euSize, ukSize, usChildSize, usMenSize, usWomenSize, vnSize } from './sizes.ts'

/** The systems into which a label in mm is translated, for display only: orders use millimetres. */
export const sizeSystems = {
  eu: euSize,
  vn: vnSize,
  uk: ukSize,
  us_men: usMenSize,
  us_women: usWomenSize,
  us_child: usChildSize,
}
export type SizeSystem = keyof typeof sizeSystems

/** `40,5`; a dash where the system has no such size. */
export const sizeIn = (system: SizeSystem, mm: number) => decimal(sizeSystems[system](mm) ?? '–')
