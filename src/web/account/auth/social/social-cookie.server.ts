import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import type { SignInName } from '#providers/sign-in.ts'
import { readCookie, writeCookie } from '#web/shell/session/cart-cookie.server.ts'

const name = () => cookieName('luot_social')

/**
 * Remembers to which provider this browser was sent, in which language, and which page asked for the sign-in. A callback from another provider is
 * refused (mix-up attack, OWASP ASVS 10.2.2).
 */
export const socialCookie = (provider: SignInName, prefix: string, next: string) =>
  writeCookie(name(), [provider, prefix.slice(1), encodeURIComponent(next)].join('/'), 600)
export const forgetSocial = () => writeCookie(name(), '', 0)

export function socialProviderIn(request: Request) {
  const [provider, prefix, next = ''] = (readCookie(request, name()) ?? '').split('/')
  return { provider, prefix: prefix === 'en' ? '/en' : '', next: decoded(next) }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
