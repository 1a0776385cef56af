import type { SignInName } from '#providers/sign-in.ts'
import { auth } from '../auth.server.ts'

/** The address for signing in with a provider, and the cookie that ties the return to this browser. */
export async function startSocialSignIn(provider: SignInName, headers: Headers) {
  const { headers: answered, response } = await auth.api.signInSocial({
    body: { provider, callbackURL: '/', errorCallbackURL: '/auth', disableRedirect: true },
    headers,
    returnHeaders: true,
  })
  return { url: response.url!, cookies: answered.getSetCookie() }
}
