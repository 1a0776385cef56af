import { localized, type Localized } from '#kit/localized.ts'
import { linkIn } from '#platform/link-in.server.ts'
import { requestLocale } from '#platform/request.server.ts'

/** Absolute addresses of a page in both languages, for `canonical` and `hreflang`. Paths are without language: `{ vi: '/product/x', en: '/product/y' }`. */
export function alternates(path: string | Localized) {
  const addresses = localized((locale) => linkIn(locale, typeof path === 'string' ? path : path[locale]))
  return { ...addresses, canonical: addresses[requestLocale()] }
}
export type Alternates = ReturnType<typeof alternates>
