import { redirectDocument } from 'react-router'
import { emit } from '#platform/jobs/outbox.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { auth } from '#shop/identity/auth.server.ts'
import { userSignedIn } from '#shop/identity/events.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { hasRole, RoleCheckFailed } from '#shop/identity/roles/role-check.ts'
import { findStaffRole } from '#shop/identity/staff/find-staff-role.ts'
import { sessionIdleSeconds } from '#shop/identity/sessions/session-rules.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { choseLanguage, languageCookie } from '#web/shell/language/language-cookie.server.ts'
import { signedInCookie } from '#web/shell/session/signed-in-cookie.server.ts'
import { destinationOf } from './destination-of.ts'
import { pathWithLanguage } from './path-with-language.server.ts'
import { deviceCookie } from '#web/shell/session/recognised-device.server.ts'

type CompletedSignIn = {
  userId: string
  /** Cookies from Better Auth: the new session, or the pending second factor. */
  cookies: string[]
  next?: string | null
  isAdminMode?: boolean
  /** Notice shown on the next page (show-notice.ts). */
  notice?: string
}

/**
 * Last step of every sign-in: sets the cookies and redirects. If they open no session, the second factor is still required.
 * The whole document is loaded again, so that every part of the page knows the user.
 */
export async function completeSignIn(
  request: Request,
  { userId, cookies, next, isAdminMode = false, notice }: CompletedSignIn,
) {
  const role = await findSignInRole(userId)
  const browser = withCookies(request, cookies)
  if (isAdminMode && role === 'other')
    return refuseNonAdmin(browser, userId, pathWithLanguage(request, '/?notice=not-admin'))
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  const { person } = await findSessionUser(browser)
  if (!person) return redirectDocument(secondFactorPath(next, isAdminMode), { headers })
  headers.append('Set-Cookie', signedInCookie(sessionIdleSeconds))
  headers.append('Set-Cookie', deviceCookie(request, person.email))
  await recordSignIn(request, userId, isAdminMode)
  await emit(db, userSignedIn(userId))
  const home = role === 'staff' || isAdminMode ? '/admin' : '/profile'
  const target = withNotice(destinationOf(next, home), notice ?? (isAdminMode ? 'signed-in-admin' : 'signed-in'))
  // Staff screens have one address for both languages: who signs in at /en reads English there too, unless they chose otherwise before.
  const isStaffPage = /^\/(admin|moderation)\b/.test(target)
  if (isStaffPage && requestLocale() === 'en' && !choseLanguage(request.headers.get('cookie')))
    headers.append('Set-Cookie', languageCookie('en'))
  return redirectDocument(pathWithLanguage(request, target), { headers })
}

/** If the role cannot be read, nobody gets in as admin and no wrong message is shown: the guard of /admin shows its retry screen. */
export async function findSignInRole(userId: string) {
  try {
    const isStaff = (await hasRole(db, userId, 'admin')) || (await findStaffRole(db, userId)) !== undefined
    return isStaff ? 'staff' : 'other'
  } catch (error) {
    if (error instanceof RoleCheckFailed) return 'unreadable'
    throw error
  }
}

/** At the admin sign-in, an account without the admin role is signed out again. */
async function refuseNonAdmin(browser: Headers, userId: string, home: string) {
  await auth.api.signOut({ headers: browser })
  await recordSecurityEvent(db, {
    type: 'admin-sign-in-refused',
    severity: 'medium',
    message: 'An account without admin rights signed in at the admin sign-in',
    userAgent: browser.get('user-agent'),
    ip: clientIp(),
    userId,
  })
  return redirectDocument(home)
}

const recordSignIn = (request: Request, userId: string, isAdminMode: boolean) =>
  recordSecurityEvent(db, {
    type: 'sign-in',
    severity: 'low',
    message: isAdminMode ? 'Signed in at the admin sign-in' : 'Signed in',
    userAgent: request.headers.get('user-agent'),
    ip: clientIp(),
    userId,
  })

/** The headers of the request with the new cookies, as the browser will send them next. */
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
