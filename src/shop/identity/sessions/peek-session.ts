import { auth } from '../auth.server.ts'
import { hasSessionCookie } from './has-session-cookie.ts'

/** The session of a request, for counting and logging only. It renews nothing: the renewed cookie would be lost, and the user signed out too early. */
export async function peekSession(headers: Headers): Promise<{ userId: string; sessionId: string } | undefined> {
  if (!(await hasSessionCookie(headers))) return
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  return session ? { userId: session.user.id, sessionId: session.session.id } : undefined
}
