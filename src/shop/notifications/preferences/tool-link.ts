import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

const doors = { reminder: '/tools/reminder', fit: '/fit' } as const
type Door = keyof typeof doors

/** Opens what one letter is about, without signing in; it does not grow old, since letters are read late. */
export function toolLink(door: Door, id: string, locale: Locale, more: Record<string, string> = {}) {
  const params = new URLSearchParams({ ...more, id, key: sign(door, id) })
  return `${env.BASE_URL}${locale === 'en' ? '/en' : ''}${doors[door]}?${params}`
}

/** The id that a link names, when it is ours and whole. */
export function readToolLink(door: Door, params: URLSearchParams): string | undefined {
  const id = params.get('id') ?? ''
  return isSigned(door, id, params.get('key') ?? '') ? id : undefined
}
