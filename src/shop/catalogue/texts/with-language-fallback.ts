import { inLocale, type Locale, type Localized } from '#kit/localized.ts'

const parts = ['summary', 'description', 'care'] as const
export type FallbackPart = (typeof parts)[number]
type Texts = Partial<Record<FallbackPart, string>>

/** The rule of `lacks-english.ts` for one text: it is empty, or a copy of the Vietnamese one. A name may be the same in both languages. */
export const isUntranslated = (own: string | null | undefined, vietnamese: string | null | undefined) =>
  Boolean(vietnamese?.trim()) && (!own?.trim() || own.trim() === vietnamese!.trim())

/**
 * The same for a label: it is missing although the Vietnamese label is a word, or it is a copy with Vietnamese letters. `XL` and `48–51 cm` suit both
 * languages.
 */
export const isFallbackLabel = ({ vi, en }: { vi: string; en?: string }) =>
  en?.trim() ? en === vi && /[À-ÖØ-öø-ỹ]/.test(en) : /[A-Za-z]{3}|[À-ÖØ-öø-ỹ]/.test(vi)

/** The other language in which a page shows this label, if it does. */
export const langOfLabel = (label: Localized | null | undefined, locale: Locale) =>
  locale === 'en' && label && isFallbackLabel(label) ? ('vi' as const) : undefined

/**
 * The same for a product's name, judged by its letters alone, since an unwritten English name is stored as a copy: `Túi đựng giày Lướt Bến` consists of
 * Vietnamese words, also lower-case ones; `Lướt Én 55`, all in capitals, is a name in every language.
 */
export const langOfName = (name: string, locale: Locale) =>
  locale === 'en' && /(?<!\p{L})(?=\p{Ll})\p{L}*[À-ÖØ-öø-ỹ]/u.test(name) ? ('vi' as const) : undefined

/** The labels that a page in this language shows in Vietnamese, so that they can be marked. */
export const fallbackLabels = (labels: readonly (Localized | null | undefined)[], locale: Locale) => [
  ...new Set(labels.flatMap((label) => (langOfLabel(label, locale) ? inLocale(label!, locale) : []))),
]

/** The English texts of a product, with the Vietnamese where one is missing; `borrowed` names those parts, which a page marks as Vietnamese. */
export function withLanguageFallback<T extends Texts>(own: T, vietnamese: T): T & { borrowed: FallbackPart[] } {
  const borrowed = own === vietnamese ? [] : parts.filter((part) => isUntranslated(own[part], vietnamese[part]))
  const fallbacks = Object.fromEntries(borrowed.map((part) => [part, vietnamese[part]]))
  return { ...own, ...fallbacks, borrowed }
}
