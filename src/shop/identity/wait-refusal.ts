import { Refusal } from '#kit/refusal.ts'
import { countMessage } from '#kit/count-message.ts'

type Words = Parameters<typeof countMessage>[1]

/** A "no" that tells how long it lasts, in whole minutes: five minutes are the specification's sentence, letter for letter. `seconds` goes into Retry-After. */
export const waitRefusal = (code: string, words: Words, seconds: number) =>
  new Refusal(code, ({ minutes }, options) => countMessage(minutes, words, options), {
    seconds,
    minutes: Math.ceil(seconds / 60),
  })
