import type { Locale } from '#kit/localized.ts'

/** Vietnamese are greeted by their last word, others by their first (docs/reference/vietnam.md 3.1). */
export const givenName = (name: string, locale: Locale) =>
  (locale === 'vi' ? name.split(' ').at(-1) : name.split(' ')[0]) ?? name
