import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { redirect } from 'react-router'
import { ownValue } from '#kit/own-value.ts'
import { withLocale } from '#platform/request.server.ts'
import { isSignInName } from '#providers/sign-in.ts'
import { isSocialConfigured } from '#shop/identity/sign-in/social.ts'
import { finishSocialSignIn } from '#shop/identity/sign-in/finish-social-sign-in.ts'
import { withClientAddress } from '#shop/identity/sessions/with-client-address.ts'
import type { Route } from './+types/callback-route.ts'
import { recordRequestEventOnce } from '../record-request-event.server.ts'
import { forgetSocial, socialProviderIn } from './social-cookie.server.ts'
import { authPathTo } from '../auth-view.ts'
import { destinationOf } from '../destination-of.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'

const callbackParams = ['code', 'state', 'error', 'iss'] as const

/** The return address for Google and Facebook, and the only route of Better Auth that is public. Success leads to the page that asked for the sign-in, else home. */
export async function loader({ request, params: { provider } }: Route.LoaderArgs) {
  await requireFeature('social-sign-in')
  if (!isSignInName(provider) || !isSocialConfigured(provider)) throw new Response('not found', { status: 404 })
  const sent = socialProviderIn(request)
  const search = new URL(request.url).searchParams
  const query = Object.fromEntries(
    callbackParams.flatMap((name) => (search.has(name) ? [[name, search.get(name)!]] : [])),
  )
  const outcome =
    sent.provider === provider
      ? await withLocale(sent.prefix ? 'en' : 'vi', () =>
          finishSocialSignIn(provider, query, withClientAddress(request.headers)),
        )
      : { error: 'other_provider', cookies: [] }
  const cookies = [...outcome.cookies, forgetSocial()]
  const headers = new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
  const answer = (path: string) => redirect(sent.prefix + path, { headers })
  if (outcome.userId)
    return withLanguagePrefix(
      await completeSignIn(request, { userId: outcome.userId, cookies, next: destinationOf(sent.next, '/') }),
      sent.prefix,
    )
  const error = String(outcome.error)
  const asked = sent.isSignUp ? undefined : ownValue(agreeFirst, error)
  if (asked) return answer(authPathTo('sign-up', { next: sent.next, social: provider, notice: asked }))
  const details = { provider, reason: error.slice(0, 80) }
  await recordRequestEventOnce(request, {
    type: 'social-sign-in-failed',
    severity: 'low',
    message: 'A sign-in by a provider failed',
    details,
  })
  const notice = ownValue(notices, error) ?? 'social-failed'
  return answer(`/auth?notice=${notice}&provider=${provider}`)
}

/** Of a sign-in: there is no account yet, or one whose address was never confirmed. Signing up again sends the email again. */
const agreeFirst: Record<string, string> = {
  signup_disabled: 'social-unknown',
  email_not_verified: 'social-unconfirmed',
}

const notices: Record<string, string> = {
  email_not_verified: 'confirm-by-mail',
  account_locked: 'account-locked',
  email_not_found: 'social-no-email',
}

/** Providers know only one callback address, so the language is the one in which the sign-in began. */
function withLanguagePrefix(response: Response, prefix: string) {
  const location = response.headers.get('location')
  if (prefix && location) response.headers.set('location', prefix + location)
  return response
}
