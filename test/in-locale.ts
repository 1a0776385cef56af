import type { Locale } from '#kit/localized.ts'
import { getLocale, overwriteGetLocale } from '#words/runtime.js'

/** Calls `say` in this language and restores the previous one, since test files share a process. */
export function inLocale<T>(locale: Locale, say: () => T): T {
  const before = getLocale
  overwriteGetLocale(() => locale)
  try {
    return say()
  } finally {
    overwriteGetLocale(before)
  }
}
