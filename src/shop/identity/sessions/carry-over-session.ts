import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '../actor.ts'
import { endSessions } from './end-sessions.ts'
import { sessions } from '../schema.ts'

type CarriedOver = { userId: string; cookies: string[]; signedInAt: Date; secondFactorAt: Date | null }

/**
 * The library replaces the session when two-factor changes: the new one inherits the time of the sign-in, so that 24 hours stay 24 hours, and every
 * other device is signed out.
 */
export async function carryOverSession(
  db: Db,
  actor: Actor,
  { userId, cookies, signedInAt, secondFactorAt }: CarriedOver,
) {
  const [session] = await db
    .update(sessions)
    .set({ createdAt: signedInAt, secondFactorAt })
    .where(eq(sessions.token, sessionTokenIn(cookies)))
    .returning({ id: sessions.id })
  if (!session) throw new Error('the new session is not among the cookies')
  await endSessions(db, actor, { userId, except: session.id })
}

function sessionTokenIn(cookies: string[]) {
  const cookie = cookies.findLast((one) => /^[^=]*\.session_token=[^;]/.test(one))
  return decodeURIComponent(cookie?.slice(cookie.indexOf('=') + 1).split(/[.;]|%2e/i)[0] ?? '')
}
