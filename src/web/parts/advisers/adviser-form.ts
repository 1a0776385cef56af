import { z } from 'zod'

/** `24,8` and `24.8` alike. */
export const typedNumber = (from: number, to: number, error: () => string) =>
  z
    .string({ error })
    .transform((typed) => Number(typed.replace(/\s/g, '').replace(',', '.') || NaN))
    .pipe(z.number({ error }).min(from, { error }).max(to, { error }))

type Typed<Name extends PropertyKey> = Partial<Record<Name, string>>

/**
 * The one model of what an adviser asks, in a tool, beside a product and in an address: its fields by name, what was typed into them, and the
 * answers, or for each field that makes no sense the first sentence about it. What was left empty is not asked.
 */
export function adviserForm<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
  type Name = keyof Shape & string
  const names = Object.keys(fields.shape)
  return {
    /** As typed in the form or in the address; of other fields nothing is taken. */
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
