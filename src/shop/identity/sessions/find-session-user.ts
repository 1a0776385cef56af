import { auth } from '../auth.server.ts'
import { hasSessionCookie } from './has-session-cookie.ts'
import { isSessionOver } from './session-rules.ts'
import type { Locale } from '#kit/localized.ts'

/** The signed-in user, as far as a page needs it. */
export type User = {
  id: string
  name: string
  email: string
  image: string | null
  locale: Locale
  sessionId: string
  signedInAt: Date
  hasTwoFactor: boolean
}

type SessionLookup = {
  person?: User
  /** Cookies for the response: they renew the session. */
  cookies: string[]
  /** Signed in by one factor although the user has two: not signed in yet. */
  owesSecondFactor?: true
}

/** The signed-in user and the cookies that renew the session. A session that is over, or that still lacks its second factor, has no user. */
export async function findSessionUser(headers: Headers): Promise<SessionLookup> {
  if (!(await hasSessionCookie(headers))) return { cookies: [] }
  const { headers: answered, response } = await auth.api.getSession({ headers, returnHeaders: true })
  const cookies = answered.getSetCookie()
  // The library would delete the cookie. This response may arrive after that of a form which replaced the session, and would delete the new one.
  if (!response) return { cookies: [] }
  const { user, session } = response
  const owes = Boolean(user.twoFactorEnabled && !session.secondFactorAt)
  if (user.lockedAt || isSessionOver(session, owes)) {
    await (await auth.$context).internalAdapter.deleteSession(session.token)
    return { cookies: [] }
  }
  if (owes) return { cookies, owesSecondFactor: true }
  return {
    cookies,
    person: {
      id: user.id,
      name: user.name,
      email: user.email,
      image: user.image ?? null,
      locale: user.locale === 'en' ? 'en' : 'vi',
      sessionId: session.id,
      signedInAt: session.createdAt,
      hasTwoFactor: Boolean(user.twoFactorEnabled),
    },
  }
}
