import { auth } from '#shop/identity/auth.server.ts'
import { cartCookieName, writeCookie } from '#web/shell/session/cart-cookie.server.ts'
import { orderPassName } from '#web/shell/order/order-pass.server.ts'
import { signedOutCookie } from '#web/shell/session/signed-in-cookie.server.ts'

/** Clears cookies and caches at the end of a session: the session, the second-factor challenge and, when somebody was signed in, order passes and cart. The hint for scripts says that somebody signed out. Scripts clear their own storage (session-watch.ts), since it may hold a visitor's cart. */
export async function signOutHeaders(wasSignedIn: boolean) {
  const { authCookies, createAuthCookie } = await auth.$context
  const names = [authCookies.sessionToken.name, createAuthCookie('two_factor').name]
  if (wasSignedIn) names.push(orderPassName(), cartCookieName())
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' })
  for (const name of names) headers.append('Set-Cookie', writeCookie(name, '', 0))
  headers.append('Set-Cookie', signedOutCookie())
  return headers
}
