import type { z } from 'zod'

/** Errors by field, and all that was typed. */
type RejectedFields = { errors: Record<string, string>; values: Record<string, string> }

/** The parsed form, or one error sentence for each field with all that was typed. Routes with files read them themselves. */
export function readFields<T>(
  schema: z.ZodType<T>,
  form: FormData,
): { value: T; unread?: undefined } | { value?: undefined; unread: RejectedFields } {
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const read = schema.safeParse(values)
  if (read.success) return { value: read.data }
  const errors: Record<string, string> = {}
  for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message
  return { unread: { errors, values } }
}

/** The answer's status for a refused form: for as long as a limit says, else until it is corrected. The page's `headers` must be `waitHeaders`. */
export const refusedFor = (seconds = 0): { status: number; headers?: Record<string, string> } =>
  seconds ? { status: 429, headers: { 'Retry-After': String(seconds) } } : { status: 422 }

/** Sends Retry-After on: of an action's headers, React Router sends the cookies by itself and no others. */
export function waitHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const wait = actionHeaders.get('Retry-After')
  return wait ? { 'Retry-After': wait } : {}
}

/** Errors of a form for its summary; field ids begin with the prefix. */
export const summaryErrorsOf = (errors: Record<string, string> = {}, prefix = '') =>
  Object.entries(errors).map(([name, message]) => ({ id: prefix + name, message }))
