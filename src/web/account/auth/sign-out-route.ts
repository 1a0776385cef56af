import { redirectDocument } from 'react-router'
import { db } from '#platform/db.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { endSessions } from '#shop/identity/end-sessions.ts'
import { findPendingSecondFactor } from '#shop/identity/find-owing.ts'
import { endSession } from '#shop/identity/end-session.ts'
import { findSessionUser } from '#shop/identity/find-person.ts'
import { signOutHeaders } from './farewell.server.ts'

/** Signs out everywhere and leads to /auth. Who has not given the second factor yet is nobody, and ends only the session that was begun. */
export async function action({ request }: { request: Request }) {
  const { person } = await findSessionUser(request.headers)
  if (person) await endSessions(db, staff(person.id), { userId: person.id })
  const owing = person ? undefined : await findPendingSecondFactor(request.headers)
  if (owing?.sessionId) await endSession(db, staff(owing.userId), { userId: owing.userId, sessionId: owing.sessionId })
  return redirectDocument('/auth', { headers: await signOutHeaders(Boolean(person)) })
}
