import type { Locale } from './localized.ts'

/** A message of `#words` with its parameters: it compiles only if both languages exist. */
export type Words<Facts> = (facts: Facts, options: { locale: Locale }) => string

/** A "no" that the customer can act on. Thrown inside a transaction, it rolls it back; the page shows its message. */
export class Refusal<Facts extends object = object> extends Error {
  readonly code: string
  readonly facts: Facts
  readonly #words: Words<Facts>

  constructor(code: string, words: Words<Facts>, facts: Facts) {
    super(code)
    this.code = code
    this.facts = facts
    this.#words = words
  }

  say(locale: Locale) {
    return this.#words(this.facts, { locale })
  }
}

/** Runs `work` and returns a refusal as a value; other errors are thrown on. */
export async function orRefusal<T>(
  work: Promise<T>,
): Promise<{ done: T; refusal?: undefined } | { done?: undefined; refusal: Refusal }> {
  try {
    return { done: await work }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
}
