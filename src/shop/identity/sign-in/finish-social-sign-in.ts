import type { SignInName } from '#providers/sign-in.ts'
import { auth } from '../auth.server.ts'

type Came =
  | { userId: string; cookies: string[]; fault?: undefined }
  | { fault: string; cookies: string[]; userId?: undefined }

/** The result of a return from a provider: a user with a new session, or the error. */
export async function finishSocialSignIn(
  provider: SignInName,
  query: Record<string, string>,
  headers: Headers,
): Promise<Came> {
  const answer = await auth.api.callbackOAuth({ params: { id: provider }, query, headers, asResponse: true })
  const cookies = answer.headers.getSetCookie()
  // The session was refused: the account is locked (sign-up-hooks.server.ts).
  if (answer.status === 403) return { fault: 'account_locked', cookies }
  const location = new URL(answer.headers.get('location') ?? '/auth?error=unknown', 'http://shop.invalid')
  const fault = location.searchParams.get('error')
  if (fault) return { fault, cookies }
  const session = cookies.find((cookie) => cookie.includes('session_token='))?.split(';', 1)[0]
  const found = await auth.api.getSession({ headers: new Headers({ cookie: session ?? '' }) })
  return found ? { userId: found.user.id, cookies } : { fault: 'no_session', cookies }
}
