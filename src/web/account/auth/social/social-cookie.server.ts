import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import type { SignInName } from '#providers/sign-in.ts'
import { readCookie, writeCookie } from '#web/shell/session/cart-cookie.server.ts'

const name = () => cookieName('luot_social')

/**
 * Remembers to which provider this browser was sent, in which language, to sign up or in, and which page asked for it. A callback from another
 * provider is refused (mix-up attack, OWASP ASVS 10.2.2).
 */
export const socialCookie = (provider: SignInName, prefix: string, next: string, isSignUp: boolean) =>
  writeCookie(name(), [provider, prefix.slice(1), encodeURIComponent(next), isSignUp ? 'up' : ''].join('/'), 600)
export const forgetSocial = () => writeCookie(name(), '', 0)

export function socialProviderIn(request: Request) {
  const [provider, prefix, next = '', intent] = (readCookie(request, name()) ?? '').split('/')
  return { provider, prefix: prefix === 'en' ? '/en' : '', next: decoded(next), isSignUp: intent === 'up' }
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
