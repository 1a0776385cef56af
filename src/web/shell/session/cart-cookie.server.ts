import { isUuid } from '#kit/is-uuid.ts'
import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { env } from '#platform/env.server.ts'
import { cartLifetimeMs } from '#shop/cart/cart-storage.ts'

export const cartCookieName = () => cookieName('luot_basket')

/** The visitor's server cart, by a secret that only the cookie knows. */
export function cartIdOf(request: Request): string | undefined {
  const value = readCookie(request, cartCookieName())
  return value && isUuid(value) ? value : undefined
}

/** Lives as long as the copy in the browser. */
export const cartCookie = (cartId: string) => writeCookie(cartCookieName(), cartId, cartLifetimeMs / 1000)

export function readCookie(request: Request, cookie: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(/;\s*/)) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === cookie) return decoded(pair.slice(at + 1))
  }
}

export const writeCookie = (cookie: string, value: string, seconds: number) =>
  `${cookie}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${env.SHOP_MODE === 'live' ? '; Secure' : ''}`

/** A malformed value counts as absent. */
function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
