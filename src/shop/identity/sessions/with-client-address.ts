import { clientIp } from '#platform/request.server.ts'

/** Headers for the library with the client's address, which the shop determines (auth.server.ts reads no other header). */
export function withClientAddress(headers: Headers) {
  const changed = new Headers(headers)
  changed.set('x-luot-client', clientIp())
  return changed
}
