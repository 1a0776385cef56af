import { env } from '#platform/env.server.ts'
import { signedInHint } from './me.ts'

/** Tells scripts that somebody is signed in here, for as long as the session may live without renewal; 0 takes it away. Trusted for nothing. */
export const signedInCookie = (seconds: number) =>
  `${signedInHint}=${seconds ? '1' : ''}; Path=/; SameSite=Lax; Max-Age=${seconds}${env.SHOP_MODE === 'live' ? '; Secure' : ''}`
