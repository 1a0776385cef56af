import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

/** Deletes all watches of the recipient's address; works without signing in and does not expire. */
export function unwatchLink(watchId: string, locale: Locale) {
  const params = new URLSearchParams({ watch: watchId, key: sign('unwatch', watchId) })
  return `${env.BASE_URL}${locale === 'en' ? '/en' : ''}/unwatch?${params}`
}

/** The watch of a link; undefined if the shop did not sign it. */
export function readUnwatch(params: URLSearchParams): string | undefined {
  const watchId = params.get('watch') ?? ''
  return isSigned('unwatch', watchId, params.get('key') ?? '') ? watchId : undefined
}
