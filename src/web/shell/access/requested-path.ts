/** The requested address, to come back to: without language and without the router's own marks. */
export function requestedPath(request: { url: string }) {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/^\/en(?=\/|\.data$|$)/, '').replace(/\.data$/, '')
  return (path || '/') + search.replace(/(?<=[?&])_routes=[^&]*&?/, '').replace(/[?&]$/, '')
}
