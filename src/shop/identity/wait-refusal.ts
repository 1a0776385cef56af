import { Refusal } from '#kit/refusal.ts'
import { countMessage } from '#kit/count-message.ts'

type Words = Parameters<typeof countMessage>[1]

/** A refusal with its duration in whole minutes; for five minutes the sentence is that of the specification. `seconds` goes into Retry-After. */
export const waitRefusal = (code: string, words: Words, seconds: number) =>
  new Refusal(code, ({ minutes }, options) => countMessage(minutes, words, options), {
    seconds,
    minutes: Math.ceil(seconds / 60),
  })

/** How long a refusal asks to wait; undefined where waiting does not help. */
export const waitOf = ({ facts }: { facts: object }) => (facts as { seconds?: number }).seconds
