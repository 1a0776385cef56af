import { z } from 'zod'

const numberIn = (typed: string) => Number(typed.replace(/\s/g, '').replace(',', '.') || NaN)
const within = (from: number, to: number, error: () => string) =>
  z.number({ error }).min(from, { error }).max(to, { error })

/** `24,8` and `24.8` alike. */
export const typedNumber = (from: number, to: number, error: () => string) =>
  z
    .string({ error })
    .transform(numberIn)
    .pipe(within(from, to, error))

/** No foot is so short in millimetres, and none so long in centimetres. */
const mostCentimetres = 40

/** A length or girth of a foot in mm; `20,5` can only be centimetres, so it counts as 205. */
export const typedMillimetres = (from: number, to: number, error: () => string) =>
  z
    .string({ error })
    .transform(millimetresIn)
    .pipe(within(from, to, error))

/** Rounded to tenths, since `20.5 × 10` is binary. */
export function millimetresIn(typed: string) {
  const number = numberIn(typed)
  return number >= 10 && number <= mostCentimetres ? Math.round(number * 100) / 10 : number
}

type Typed<Name extends PropertyKey> = Partial<Record<Name, string>>

/**
 * The form model of an adviser, shared by tool, product page and address: its fields by name, what was typed into them, and the
 * answers, or the first error of each invalid field. Empty fields count as unanswered.
 */
export function adviserForm<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
  type Name = keyof Shape & string
  const names = Object.keys(fields.shape)
  return {
    /** As typed in the form or the address; other fields are ignored. */
    typedIn: (entries: Iterable<readonly [string, unknown]>) =>
      Object.fromEntries(
        [...entries].filter(
          ([name, value]) => names.includes(name) && typeof value === 'string' && value.trim() !== '',
        ),
      ) as Typed<Name>,
    read(typed: Typed<Name>, rules: z.ZodObject<Shape> = fields) {
      const read = rules.safeParse(typed)
      if (read.success) return { answers: read.data, problems: {} as Typed<Name> }
      const first = read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])
      return { answers: undefined, problems: Object.fromEntries(first) as Typed<Name> }
    },
  }
}
