import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

const doors = { reminder: '/tools/reminder', fit: '/fit' } as const
type Door = keyof typeof doors

/** Opens the subject of one email without signing in; it does not expire, since emails are read late. */
export function toolLink(door: Door, id: string, locale: Locale, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ ...more, id, key: sign(door, id) })
  return `${env.BASE_URL}${locale === 'en' ? '/en' : ''}${doors[door]}?${params}`
}

/** The id of a link; undefined if the shop did not sign it. */
export function readToolLink(door: Door, params: URLSearchParams): string | undefined {
  const id = params.get('id') ?? ''
  return isSigned(door, id, params.get('key') ?? '') ? id : undefined
}
