import type { Locale } from '#kit/localized.ts'
import { readWords } from '../vite/live-words.ts'
import { fill } from '../vite/speak-words.ts'

const { texts } = readWords()

export type Facts = Record<string, string | number>

/** A message of the shop in one language, with its parameters filled in. Throws if there is no such message. */
export function say(locale: Locale, key: string, facts: Facts = {}) {
  const message = texts[locale]![key]
  if (message === undefined) throw new Error(`no message ${key}`)
  return fill(message, facts, locale)
}
