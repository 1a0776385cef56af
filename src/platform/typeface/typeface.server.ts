import { readFileSync } from 'node:fs'

export type Weight = 'regular' | 'bold'

const read = new Map<Weight, Buffer>()

/**
 * The shop's typeface for print, Latin and Vietnamese letters in one file: Encode Sans at weight 430 and 680, with tabular figures, renamed as its
 * license requires of changed files.
 */
export function typeface(weight: Weight): Buffer {
  const bytes = read.get(weight) ?? readFileSync(`public/fonts/luot-sans-${weight}.ttf`)
  read.set(weight, bytes)
  return bytes
}
