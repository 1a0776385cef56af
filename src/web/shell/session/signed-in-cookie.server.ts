import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { env } from '#platform/env.server.ts'
import { signedInHintCookie } from './me.ts'

/** Tells scripts that somebody is signed in, for as long as the session lives without renewal; 0 clears it. The value is new each time, so that a tab that finds an older session over does not clear a newer hint. Never trusted. */
export const signedInCookie = (seconds: number) =>
  `${cookieName(signedInHintCookie)}=${seconds ? Date.now().toString(36) : ''}; Path=/; SameSite=Lax; Max-Age=${seconds}${env.SHOP_MODE === 'live' ? '; Secure' : ''}`
