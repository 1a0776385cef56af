import type { SignInName } from '#providers/sign-in.ts'
import { auth } from '../auth.server.ts'

type SignInResult =
  | { userId: string; cookies: string[]; error?: undefined }
  | { error: string; cookies: string[]; userId?: undefined }

/** The result of a return from a provider: a user with a new session, or the error. `signup_disabled`: nobody is opened an account unasked. */
export async function finishSocialSignIn(
  provider: SignInName,
  query: Record<string, string>,
  headers: Headers,
): Promise<SignInResult> {
  const answer = await auth.api.callbackOAuth({ params: { id: provider }, query, headers, asResponse: true })
  const cookies = answer.headers.getSetCookie()
  // The session was refused: the account is locked (sign-up-hooks.server.ts).
  if (answer.status === 403) return { error: 'account_locked', cookies }
  // An unconfirmed account waits for this address (claim-unconfirmed.ts).
  if (answer.status === 409) return { error: 'signup_disabled', cookies }
  const location = new URL(answer.headers.get('location') ?? '/auth?error=unknown', 'http://shop.invalid')
  const error = location.searchParams.get('error')
  if (error) return { error, cookies }
  const session = cookies.find((cookie) => cookie.includes('session_token='))?.split(';', 1)[0]
  const newSession = await auth.api.getSession({ headers: new Headers({ cookie: session ?? '' }) })
  return newSession ? { userId: newSession.user.id, cookies } : { error: 'no_session', cookies }
}
