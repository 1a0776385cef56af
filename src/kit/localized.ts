/** The two languages of the shop, the default first. */
export const locales = ['vi', 'en'] as const
export type Locale = (typeof locales)[number]
export type Localized<T = string> = Record<Locale, T>

/** A value for each language: `localized(nameIn)`. */
export const localized = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Localized<T>

/** A message in every language. */
export const inAllLanguages = <Facts>(words: (facts: Facts, options: { locale: Locale }) => string, facts: Facts) =>
  localized((locale) => words(facts, { locale }))

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** Content falls back to Vietnamese where the other language was left empty. */
export const inLocale = <T>(text: Partial<Localized<T>> & { vi: T }, locale: Locale): T => text[locale] || text.vi

/** For the attribute `lang`: the language in which a text is written, where that is not the language of the page. */
export const langIfOther = (written: Locale, ofPage: Locale) => (written === ofPage ? undefined : written)

/** The path of a page in a language: the English shop lies under `/en`. `path` begins with `/` and has no language. */
export const pathIn = (locale: Locale, path: string) =>
  locale === 'en' ? `/en${path.replace(/^\/(?=[?#]|$)/, '')}` : path

/** The path without its language: `/shop` for `/en/shop`. */
export const withoutLocale = (path: string) => path.replace(/^\/en(?=[/?#]|$)\/?/, '/')
