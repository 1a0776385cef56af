import { Refusal, type Words } from '#kit/refusal.ts'
import { exactName } from '#shop/catalogue/variants/exact-name.ts'
import { lineInLocale } from './lines-in.ts'

type Line = Parameters<typeof lineInLocale>[0]

/** A refusal about a line of an order: it names the line in the reader's language. */
export const refuseLine = (code: string, words: Words<{ name: string }>, line: Line) =>
  new Refusal(code, (_, { locale }) => words({ name: exactName(lineInLocale(line, locale)) }, { locale }), {
    name: exactName(line),
  })
