import { redirect } from 'react-router'
import { withoutLocale } from '#kit/localized.ts'
import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { proofSeconds, type Purpose } from '#shop/identity/proof.ts'
import { readCookie, writeCookie } from '#web/shell/session/cart-cookie.server.ts'

const nameOf = (purpose: Purpose) => cookieName(`luot_${purpose.replaceAll('-', '_')}`)

/** Moves the token of a link from the address, where histories and other sites could read it, into a cookie that scripts cannot read. */
export function storeLinkToken(request: Request, purpose: Purpose) {
  const url = new URL(request.url)
  const token = url.searchParams.get('token')
  if (token === null) return
  url.searchParams.delete('token')
  const path = withoutLocale(url.pathname.replace(/\.data$/, '')) + url.search
  const cookie = writeCookie(nameOf(purpose), /^[\w-]{43}$/.test(token) ? token : 'none', proofSeconds[purpose])
  return redirect(path, { headers: { 'Set-Cookie': cookie, 'Referrer-Policy': 'no-referrer' } })
}

export const linkTokenOf = (request: Request, purpose: Purpose) => readCookie(request, nameOf(purpose))
export const clearLinkToken = (purpose: Purpose) => writeCookie(nameOf(purpose), '', 0)
