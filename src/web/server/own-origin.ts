import { env } from '#platform/env.server.ts'

/**
 * The request with the address that customers type. Behind a TLS proxy this process is reached by http and by any Host that the proxy passes on,
 * while browsers say `Origin: https://…`: the router compares both and refuses forms where they differ.
 * A demo shop without a proxy answers at each address by which its machine is reached, so its requests stay as they came.
 */
export function underOwnOrigin(request: Request): Request {
  if (!env.TRUST_PROXY && env.SHOP_MODE === 'demo') return request
  const { origin, pathname, search } = new URL(request.url)
  const own = new URL(env.BASE_URL).origin
  return origin === own ? request : new Request(own + pathname + search, request)
}
