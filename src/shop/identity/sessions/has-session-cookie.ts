import { auth } from '../auth.server.ts'

/** Whether a request carries a session cookie: without one the library need not be called. */
export async function hasSessionCookie(headers: Headers) {
  const cookies = headers.get('cookie')
  return cookies !== null && cookies.includes((await auth.$context).authCookies.sessionToken.name)
}
