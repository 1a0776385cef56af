import { withoutLocale } from '#kit/localized.ts'

/** The requested address, to come back to: without language and without the router's own marks. */
export function requestedPath(request: { url: string }) {
  const { pathname, search } = new URL(request.url)
  const query = search.replace(/(?<=[?&])_routes=[^&]*&?/, '').replace(/[?&]$/, '')
  return withoutLocale(pathname.replace(/\.data$/, '')) + query
}
