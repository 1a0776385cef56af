import { auth } from '#shop/identity/auth.server.ts'
import { cartCookieName, writeCookie } from '#web/shell/session/cart-cookie.server.ts'
import { orderPassName } from '#web/shell/order/order-pass.server.ts'
import { signedInCookie } from '#web/shell/session/signed-in-cookie.server.ts'

/** What a browser forgets when its session ends: the session, a challenge for the second factor, the hint for scripts, and, when somebody was signed in, the passes to their orders and their basket. Caches too. What scripts have stored they clear themselves (session-watch.ts), since a visitor's own cart lies there as well. */
export async function signOutHeaders(wasSomebody: boolean) {
  const { authCookies, createAuthCookie } = await auth.$context
  const names = [authCookies.sessionToken.name, createAuthCookie('two_factor').name]
  if (wasSomebody) names.push(orderPassName(), cartCookieName())
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' })
  for (const name of names) headers.append('Set-Cookie', writeCookie(name, '', 0))
  headers.append('Set-Cookie', signedInCookie(0))
  return headers
}
