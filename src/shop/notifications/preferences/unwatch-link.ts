import type { Locale } from '#kit/localized.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

/** Deletes all watches of this address; works without signing in and does not expire, also for watches that are made later. */
export function unwatchLink(email: string, locale: Locale) {
  const params = new URLSearchParams({ email, key: sign('unwatch', email) })
  return linkIn(locale, `/unwatch?${params}`)
}

/** The address of a link; undefined if the shop did not sign it. */
export function readUnwatch(params: URLSearchParams): string | undefined {
  const email = params.get('email') ?? ''
  return isSigned('unwatch', email, params.get('key') ?? '') ? email : undefined
}
