import { data } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { requestLocale } from '#platform/request.server.ts'

export const notFound = () => data(null, { status: 404 })

/** The id in an address; an invalid one answers 404. */
export function readId(value: string | undefined): string {
  if (!value || !isUuid(value)) throw notFound()
  return value
}

/** Another person's row and a missing row both answer 404. Other refusals come back in words. */
export async function ownOr404<T>(
  work: Promise<T>,
): Promise<{ done: T; refusal?: undefined; code?: undefined } | { done?: undefined; refusal: string; code: string }> {
  const { done, refusal } = await orRefusal(work)
  if (!refusal) return { done: done as T }
  if (refusal.code.endsWith('-unknown')) throw notFound()
  return { refusal: refusal.say(requestLocale()), code: refusal.code }
}
