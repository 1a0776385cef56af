import { redirectDocument } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { auth } from '#shop/identity/auth.server.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { hasRole, RoleCheckFailed } from '#shop/identity/roles/role-check.ts'
import { sessionIdleSeconds } from '#shop/identity/sessions/session-rules.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { signedInCookie } from '#web/shell/session/signed-in-cookie.server.ts'
import { destinationOf } from '../destination-of.ts'
import { pathWithLanguage } from '../path-with-language.server.ts'
import { deviceCookie } from '#web/shell/session/recognised-device.server.ts'

type CompletedSignIn = {
  userId: string
  /** What the library set: the new session, or the question for the second factor. */
  cookies: string[]
  next?: string | null
  isAdminMode?: boolean
  /** What is said on arrival (show-notice.ts). */
  notice?: string
}

/**
 * The last step of every sign-in: sets the cookies and leads on. Whoever is still nobody with them owes the second factor.
 * The answer loads the page anew, so that everything in it knows who is there.
 */
export async function completeSignIn(
  request: Request,
  { userId, cookies, next, isAdminMode = false, notice }: CompletedSignIn,
) {
  const role = await findSignInRole(userId)
  const browser = withCookies(request, cookies)
  if (isAdminMode && role === 'other') return turnAway(browser, userId, pathWithLanguage(request, '/?notice=not-admin'))
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  const { person } = await findSessionUser(browser)
  if (!person) return redirectDocument(secondFactorPath(next, isAdminMode), { headers })
  headers.append('Set-Cookie', signedInCookie(sessionIdleSeconds))
  headers.append('Set-Cookie', deviceCookie(request, person.email))
  await noteSignIn(request, userId, isAdminMode)
  const home = role === 'admin' || isAdminMode ? '/admin' : '/profile'
  const goal = withNotice(destinationOf(next, home), notice ?? (isAdminMode ? 'signed-in-admin' : 'signed-in'))
  return redirectDocument(pathWithLanguage(request, goal), { headers })
}

/** When the role cannot be read nobody is let in as admin, and nobody is told a lie: the gate of /admin shows its retry screen. */
export async function findSignInRole(userId: string) {
  try {
    return (await hasRole(db, userId, 'admin')) ? 'admin' : 'other'
  } catch (error) {
    if (error instanceof RoleCheckFailed) return 'unreadable'
    throw error
  }
}

/** At the admins’ sign-in an account that is no admin opens nothing; the session just made is ended. */
async function turnAway(browser: Headers, userId: string, home: string) {
  await auth.api.signOut({ headers: browser })
  await recordSecurityEvent(db, {
    type: 'admin-sign-in-refused',
    severity: 'medium',
    message: 'An account without admin rights signed in at the admin door',
    userAgent: browser.get('user-agent'),
    ip: clientIp(),
    userId,
  })
  return redirectDocument(home)
}

const noteSignIn = (request: Request, userId: string, isAdminMode: boolean) =>
  recordSecurityEvent(db, {
    type: 'sign-in',
    severity: 'low',
    message: isAdminMode ? 'Signed in at the admin door' : 'Signed in',
    userAgent: request.headers.get('user-agent'),
    ip: clientIp(),
    userId,
  })

/** The request as the browser will send it once it has taken the cookies. */
function withCookies(request: Request, cookies: string[]) {
  const headers = new Headers(request.headers)
  const pairs = cookies.map((cookie) => cookie.split(';', 1)[0]!).filter((pair) => !pair.endsWith('='))
  headers.set('cookie', pairs.join('; '))
  return headers
}

function secondFactorPath(next: string | null | undefined, isAdminMode: boolean) {
  const query = new URLSearchParams({
    ...(next && { next: destinationOf(next, '/') }),
    ...(isAdminMode && { mode: 'admin' }),
  })
  return `/auth/two-factor${query.size ? `?${query}` : ''}`
}

function withNotice(path: string, notice: string) {
  const url = new URL(path, 'http://shop.invalid')
  url.searchParams.set('notice', notice)
  return url.pathname + url.search
}
