/** Syllables of Vietnamese, or words of English, that a person reads in a minute. */
const perMinute = { vi: 260, en: 220 }

/** How long a text takes to read, at least a minute. */
export const readingMinutes = (words: number, locale: keyof typeof perMinute) =>
  Math.max(1, Math.round(words / perMinute[locale]))
