import type { Locale } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

/** Ends the letters about goods to whom it was sent; works without signing in and does not grow old. */
export function unwatchLink(watchId: string, locale: Locale) {
  const params = new URLSearchParams({ watch: watchId, key: sign('unwatch', watchId) })
  return `${env.BASE_URL}${locale === 'en' ? '/en' : ''}/unwatch?${params}`
}

/** The watch that a link names, when it is ours and whole. */
export function readUnwatch(params: URLSearchParams): string | undefined {
  const watchId = params.get('watch') ?? ''
  return isSigned('unwatch', watchId, params.get('key') ?? '') ? watchId : undefined
}
