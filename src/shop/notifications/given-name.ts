import type { Locale } from '#kit/localized.ts'

/** The greeting uses the last word of a Vietnamese name, and the first of another (docs/reference/vietnam.md 3.1). */
export const givenName = (name: string, locale: Locale) =>
  (locale === 'vi' ? name.split(' ').at(-1) : name.split(' ')[0]) ?? name
