import { inLocale, type Locale, type Localized } from '#kit/localized.ts'

const parts = ['summary', 'description', 'care'] as const
export type FallbackPart = (typeof parts)[number]
type Texts = Partial<Record<FallbackPart, string>>

/** The rule of `lacks-english.ts`, for one text: nobody has written it, or it is a copy of the Vietnamese. A name may be the same in both. */
export const isUntranslated = (own: string | null | undefined, vietnamese: string | null | undefined) =>
  Boolean(vietnamese?.trim()) && (!own?.trim() || own.trim() === vietnamese!.trim())

/**
 * The same for a label: nobody has written it, and the Vietnamese is a word; or it is a copy, told by its letters. `XL` and `48–51 cm` are both languages.
 */
export const isFallbackLabel = ({ vi, en }: { vi: string; en?: string }) =>
  en?.trim() ? en === vi && /[À-ÖØ-öø-ỹ]/.test(en) : /[A-Za-z]{3}|[À-ÖØ-öø-ỹ]/.test(vi)

/** In which other language a page shows this label. */
export const langOfLabel = (label: Localized | null | undefined, locale: Locale) =>
  locale === 'en' && label && isFallbackLabel(label) ? ('vi' as const) : undefined

/**
 * The same for a product's name, told by its letters alone, since English keeps a copy where nobody wrote one: `Túi đựng giày Lướt Bến` is made of
 * Vietnamese words, the small ones among them; `Lướt Én 55`, all in capitals, is a name in every language.
 */
export const langOfName = (name: string, locale: Locale) =>
  locale === 'en' && /(?<!\p{L})(?=\p{Ll})\p{L}*[À-ÖØ-öø-ỹ]/u.test(name) ? ('vi' as const) : undefined

/** Those of these labels that a page in this language shows in Vietnamese, for `Lent` to mark. */
export const fallbackLabels = (labels: readonly (Localized | null | undefined)[], locale: Locale) => [
  ...new Set(labels.flatMap((label) => (langOfLabel(label, locale) ? inLocale(label!, locale) : []))),
]

/** English words of a product, with the Vietnamese where nobody has written any; `borrowed` names those parts, which a page marks as Vietnamese. */
export function withLanguageFallback<T extends Texts>(own: T, vietnamese: T): T & { borrowed: FallbackPart[] } {
  const borrowed = own === vietnamese ? [] : parts.filter((part) => isUntranslated(own[part], vietnamese[part]))
  const lent = Object.fromEntries(borrowed.map((part) => [part, vietnamese[part]]))
  return { ...own, ...lent, borrowed }
}
