import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'

/** Letters that only Vietnamese writes. */
const vietnameseLetters = /[ăđơư\u1ea0-\u1ef9]/i
/** The most common family names, for who types without diacritics. Short ones that other languages share, as Le and Do, are left out. */
const familyNames = new Set(['nguyen', 'tran', 'pham', 'hoang', 'huynh', 'phan', 'dang', 'bui', 'ngo', 'duong'])

/** The greeting uses the last word of a Vietnamese name, whose first is the family's, and the first of another (docs/reference/vietnam.md 3.1). */
export function givenName(name: string, locale: Locale) {
  const words = name.split(' ')
  const isVietnamese = locale === 'vi' || vietnameseLetters.test(name) || familyNames.has(fold(words[0] ?? ''))
  return (isVietnamese ? words.at(-1) : words[0]) ?? name
}
