import { createHmac } from 'node:crypto'
import { auth } from '../auth.server.ts'
import { sessionIdleSeconds } from './session-rules.ts'

/** The cookie of a session by its token, in the library's format. */
export async function sessionCookie(token: string) {
  const { secret, authCookies } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  return `${name}=${value}; Max-Age=${sessionIdleSeconds}; Path=/; HttpOnly; SameSite=Lax${attributes.secure ? '; Secure' : ''}`
}
