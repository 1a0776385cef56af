import { locales, type Localized } from '#kit/localized.ts'
import type { Words } from '#kit/refusal.ts'
import type { Reason } from './import.ts'

/** In both languages. */
export const inBothLanguages = <Facts extends object>(words: Words<Facts>, facts: Facts): Reason =>
  Object.fromEntries(locales.map((locale) => [locale, words(facts, { locale })])) as Localized
