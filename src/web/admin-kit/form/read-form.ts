import { z } from 'zod'

export type Rejected = { errors: Record<string, string>; values: Record<string, string> }
type Read<T> = { value: T; rejected?: undefined } | { value?: undefined; rejected: Rejected }

/** The submitted texts, to show them again. */
export const typedValues = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Parses a form: its value, or one error per field together with the submitted texts. */
export function readForm<T>(schema: z.ZodType<T>, form: FormData): Read<T> {
  const typed = typedValues(form)
  const read = schema.safeParse(typed)
  if (read.success) return { value: read.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message
  return { rejected: { errors, values: typed } }
}
