import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { env } from '#platform/env.server.ts'
import { signedInHintCookie } from './me.ts'

/** Tells scripts that somebody is signed in here, for as long as the session may live without renewal; 0 takes it away. Another each time, so that who found an older session to be over does not take away the hint of a newer one. Trusted for nothing. */
export const signedInCookie = (seconds: number) =>
  `${cookieName(signedInHintCookie)}=${seconds ? Date.now().toString(36) : ''}; Path=/; SameSite=Lax; Max-Age=${seconds}${env.SHOP_MODE === 'live' ? '; Secure' : ''}`
