import { z } from 'zod'

/** `24,8` and `24.8` alike. */
export const typedNumber = (from: number, to: number, error: () => string) =>
  z
    .string({ error })
    .transform((typed) => Number(typed.replace(/\s/g, '').replace(',', '.') || NaN))
    .pipe(z.number({ error }).min(from, { error }).max(to, { error }))

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
