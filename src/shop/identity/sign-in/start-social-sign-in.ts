import type { SignInName } from '#providers/sign-in.ts'
import { auth } from '../auth.server.ts'
import type { GivenConsent } from '../consents/record-consent.ts'

/**
 * The address for signing in with a provider, and the cookie that ties the return to this browser. Only with `consents` may the return open an
 * account: Law 91/2025 wants them given before the shop stores anything (socialSignUpConsents in sign-up-hooks.server.ts).
 */
export async function startSocialSignIn(provider: SignInName, headers: Headers, consents?: GivenConsent[]) {
  const { headers: answered, response } = await auth.api.signInSocial({
    body: {
      provider,
      callbackURL: '/',
      errorCallbackURL: '/auth',
      disableRedirect: true,
      ...(consents && { requestSignUp: true, additionalData: { consents } }),
    },
    headers,
    returnHeaders: true,
  })
  return { url: response.url!, cookies: answered.getSetCookie() }
}
