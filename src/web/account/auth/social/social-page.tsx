import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { useEffect } from 'react'
import { data, Link, redirect } from 'react-router'
import { z } from 'zod'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { signInManifests, signInNameOf, type SignInName } from '#providers/sign-in.ts'
import type { ConsentPurpose } from '#shop/identity/consents/consent.ts'
import { isSocialConfigured } from '#shop/identity/sign-in/social.ts'
import { startSocialSignIn } from '#shop/identity/sign-in/start-social-sign-in.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { waitHeaders } from '#web/shell/forms/read-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/social-page.ts'
import { refusedAnswer } from '../answer.server.ts'
import type { AuthAnswer } from '../auth-answer.ts'
import { AuthCard } from '../auth-card.tsx'
import { consentForm, consentsIn } from '../auth-forms.ts'
import { authPathTo } from '../auth-view.ts'
import { limitAnonymousAction } from '../limits.server.ts'
import { socialCookie } from './social-cookie.server.ts'

export const meta = () => pageMeta({ title: m.auth_title() })

export const headers: Route.HeadersFunction = waitHeaders

const form = z.object({
  provider: z.enum(signInManifests.map(({ id }) => id)),
  intent: z.literal('sign-up').optional().catch(undefined),
  next: z.string().max(500).catch(''),
})

/** Returns the URL of the provider. A form may not redirect to another site (form-action in csp.ts), so this page leads there. */
export async function action({ request }: Route.ActionArgs) {
  await requireFeature('social-sign-in')
  const fields = Object.fromEntries(await request.formData())
  const read = form.safeParse(fields)
  if (!read.success || !isSocialConfigured(read.data.provider)) throw redirect('/auth')
  const { provider, next, intent } = read.data
  const boxes = intent && consentForm.safeParse(fields)
  if (boxes?.success === false)
    throw redirect(authPathTo('sign-up', { next, social: provider, notice: 'consents-missing' }))
  const counted = await orRefusal(limitAnonymousAction(db, 'social', { ip: clientIp() }))
  if (counted.refusal) return refusedAnswer({ intent: 'sign-in' }, counted.refusal)
  const { url, cookies } = await startSocialSignIn(provider, request.headers, boxes && choicesIn(boxes.data))
  const headers = new Headers()
  for (const cookie of [...cookies, socialCookie(provider, languagePrefixOf(request), next, intent === 'sign-up')])
    headers.append('Set-Cookie', cookie)
  return data({ provider, url }, { headers })
}

const choicesIn = (boxes: z.infer<typeof consentForm>) =>
  Object.entries(consentsIn(boxes)).map(([purpose, given]) => ({
    purpose: purpose as ConsentPurpose,
    given,
    ip: clientIp(),
  }))

type ProviderRedirect = { provider: SignInName; url: string }

/**
 * It has no loader, because a redirect of the loader would also run after the action. With scripts the effect leads to the provider;
 * without them the page does it.
 */
export default function SocialPage({ actionData }: Route.ComponentProps) {
  const isHydrated = useHydrated()
  const redirectTo = actionData && 'url' in actionData ? (actionData as ProviderRedirect) : undefined
  const refusal = actionData && 'refused' in actionData ? (actionData as AuthAnswer).refused : undefined
  useEffect(() => {
    if (redirectTo) location.replace(redirectTo.url)
  }, [redirectTo])
  const name = redirectTo && signInNameOf(redirectTo.provider)
  return (
    <AuthCard title={m.auth_title()}>
      {refusal && <Notice tone="error">{refusal.text}</Notice>}
      {!redirectTo && (
        <Link to="/auth" className={buttonClass({ block: true })}>
          {m.auth_back_in()}
        </Link>
      )}
      {redirectTo && (
        <>
          {!isHydrated && <meta httpEquiv="refresh" content={`0;url=${redirectTo.url}`} />}
          <p className="flex items-center gap-3">
            <Spinner />
            {m.auth_social_leaving({ provider: name! })}
          </p>
          <a href={redirectTo.url} className={buttonClass({ block: true })}>
            {m.auth_social_go({ provider: name! })}
          </a>
        </>
      )}
    </AuthCard>
  )
}

/** Providers return to one address, so the language of the page is remembered. */
const languagePrefixOf = (request: Request) => (/^\/en(\/|$|\.data)/.test(new URL(request.url).pathname) ? '/en' : '')
