import { auth } from '../auth.server.ts'
import { hasSessionCookie } from './has-session-cookie.ts'

/** Whose session a request carries, for counting and noting alone. Renews nothing: the cookie of a renewal would be lost, and the person signed out too early. */
export async function peekSession(headers: Headers): Promise<{ userId: string; sessionId: string } | undefined> {
  if (!(await hasSessionCookie(headers))) return
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  return found ? { userId: found.user.id, sessionId: found.session.id } : undefined
}
