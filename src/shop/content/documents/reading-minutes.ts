/** Syllables of Vietnamese, or words of English, that somebody reads in a minute without hurry. */
const perMinute = { vi: 260, en: 220 }

/** How long a text takes to read, at least a minute. */
export const readingMinutes = (words: number, locale: keyof typeof perMinute) =>
  Math.max(1, Math.round(words / perMinute[locale]))
