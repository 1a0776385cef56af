import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { env } from '#platform/env.server.ts'
import { signedInHintCookie, signedOutValue } from './me.ts'

/**
 * Tells scripts that somebody is signed in, for as long as the session lives without renewal. The value is new each time, so that a tab that finds an older
 * session over does not clear a newer hint. Never trusted.
 */
export const signedInCookie = (seconds: number) => hintCookie(Date.now().toString(36), seconds)

/** Tells them that somebody signed out; the next page reads it, tells the other tabs and clears it. */
export const signedOutCookie = () => hintCookie(signedOutValue, 60)

const hintCookie = (value: string, seconds: number) =>
  `${cookieName(signedInHintCookie)}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${env.SHOP_MODE === 'live' ? '; Secure' : ''}`
