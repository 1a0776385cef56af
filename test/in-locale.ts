import type { Locale } from '#kit/localized.ts'
import { getLocale, overwriteGetLocale } from '#words/runtime.js'

/** What is said in this language. Afterwards it is spoken as before: test files share a process. */
export function inLocale<T>(locale: Locale, say: () => T): T {
  const before = getLocale
  overwriteGetLocale(() => locale)
  try {
    return say()
  } finally {
    overwriteGetLocale(before)
  }
}
