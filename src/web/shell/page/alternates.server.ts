import type { Localized } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { requestLocale } from '#platform/request.server.ts'

/** Absolute addresses of a page in both languages, for `canonical` and `hreflang`. Paths are without language: `{ vi: '/product/x', en: '/product/y' }`. */
export function alternates(path: string | Localized) {
  const { vi, en } = typeof path === 'string' ? { vi: path, en: path } : path
  const addresses: Localized = { vi: env.BASE_URL + vi, en: `${env.BASE_URL}/en${en === '/' ? '' : en}` }
  return { ...addresses, canonical: addresses[requestLocale()] }
}
export type Alternates = ReturnType<typeof alternates>
