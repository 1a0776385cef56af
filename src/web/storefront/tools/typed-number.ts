import { z } from 'zod'

/** `24,8` and `24.8` alike. */
export const typedNumber = (from: number, to: number, error: () => string) =>
  z
    .string({ error })
    .transform((typed) => Number(typed.replace(/\s/g, '').replace(',', '.') || NaN))
    .pipe(z.number({ error }).min(from, { error }).max(to, { error }))

/** The first thing wrong with each field. */
export const problemsOf = <Name extends string>({ issues }: z.ZodError): Partial<Record<Name, string>> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])) as Partial<
    Record<Name, string>
  >
