import { redirectDocument } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { endSessions } from '#shop/identity/sessions/end-sessions.ts'
import { findPendingSecondFactor } from '#shop/identity/two-factor/find-pending-second-factor.ts'
import { endSession } from '#shop/identity/sessions/end-session.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { signOutHeaders } from '#web/parts/account/sign-out-headers.server.ts'

/** Signs out on all devices and redirects to /auth. Before the second factor only the pending session ends. */
export async function action({ request }: { request: Request }) {
  const { person } = await findSessionUser(request.headers)
  if (person) await endSessions(db, staff(person.id), { userId: person.id })
  const pendingSignIn = person ? undefined : await findPendingSecondFactor(request.headers)
  if (pendingSignIn?.sessionId)
    await endSession(db, staff(pendingSignIn.userId), {
      userId: pendingSignIn.userId,
      sessionId: pendingSignIn.sessionId,
    })
  return redirectDocument('/auth', { headers: await signOutHeaders(Boolean(person)) })
}
