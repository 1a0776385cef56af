import { auth } from '../auth.server.ts'

/** Whether a request carries a session cookie at all: for a visitor without one the library need not be asked. */
export async function hasSessionCookie(headers: Headers) {
  const cookies = headers.get('cookie')
  return cookies !== null && cookies.includes((await auth.$context).authCookies.sessionToken.name)
}
