import { auth } from '../auth.server.ts'

/** Whether a request names a session at all: of a visitor, who brings none, the library need not be asked. */
export async function hasSessionCookie(headers: Headers) {
  const cookies = headers.get('cookie')
  return cookies !== null && cookies.includes((await auth.$context).authCookies.sessionToken.name)
}
