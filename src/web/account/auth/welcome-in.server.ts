import { redirectDocument } from 'react-router'
import { db } from '#platform/db.server.ts'
import { findPerson } from '#shop/identity/find-person.ts'
import { hasRole } from '#shop/identity/role-check.ts'
import { idleSeconds } from '#shop/identity/session-rules.ts'
import { localPath } from '#web/chrome/local-path.ts'
import { signedInCookie } from '#web/chrome/signed-in-cookie.server.ts'

type Welcome = { userId: string; cookies: string[]; next?: string | null; isAdminMode?: boolean }

/** SPEC 4, signed out to signed in: to the page that asked for sign-in, else admins to /admin and others to /profile; whoever owes a second factor to that. */
export async function welcomeIn(request: Request, { userId, cookies, next }: Welcome) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  const browser = new Headers(request.headers)
  const pairs = cookies.map((cookie) => cookie.split(';', 1)[0]!).filter((pair) => !pair.endsWith('='))
  browser.set('cookie', pairs.join('; '))
  const { person } = await findPerson(browser)
  if (!person) {
    const query = next ? `?next=${encodeURIComponent(localPath(next))}` : ''
    return redirectDocument(`/auth/two-factor${query}`, { headers })
  }
  headers.append('Set-Cookie', signedInCookie(idleSeconds))
  const home = (await hasRole(db, userId, 'admin')) ? '/admin' : '/profile'
  return redirectDocument(localPath(next, home), { headers })
}
