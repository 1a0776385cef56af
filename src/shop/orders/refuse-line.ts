import { Refusal, type Words } from '#kit/refusal.ts'
import { exactName } from '#shop/catalogue/exact-name.ts'
import { lineIn } from './lines-in.ts'

type Line = Parameters<typeof lineIn>[0]

/** A "no" about a line of an order: it is named as who reads it knows it. */
export const refuseLine = (code: string, words: Words<{ name: string }>, line: Line) =>
  new Refusal(code, (_, { locale }) => words({ name: exactName(lineIn(line, locale)) }, { locale }), {
    name: exactName(line),
  })
