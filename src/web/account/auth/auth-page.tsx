import { useEffect } from 'react'
import { Link, redirect, useLoaderData, useSearchParams } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { isSignInName, signInNameOf } from '#providers/sign-in.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import { findProof } from '#shop/identity/proof.ts'
import { findUser } from '#shop/identity/find-user.ts'
import { configuredSocials } from '#shop/identity/sign-in/social.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { cx } from '#ui/cx.ts'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import { waitHeaders } from '#web/shell/forms/read-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { noteSuccess } from '#web/shell/session/sign-in-attempts.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/auth-page.ts'
import { AnswerNotice } from './answer-notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { AuthCard, quietLink } from './auth-card.tsx'
import { destinationOf } from './destination-of.ts'
import { emailLinkAction } from './reset/email-link-action.server.ts'
import { storeLinkToken, linkTokenOf } from './link-cookie.server.ts'
import { orFailedAnswer } from './or-failed-answer.ts'
import { RequestResetForm, NewPasswordForm } from './reset/reset-forms.tsx'
import { setPasswordAction } from './reset/set-password-action.server.ts'
import { signInAction } from './sign-in/sign-in-action.server.ts'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { ResendForm } from './sign-up/resend-form.tsx'
import { signUpAction } from './sign-up/sign-up-action.server.ts'
import { SignUpForm } from './sign-up/sign-up-form.tsx'
import { SocialButtons, SocialSignUp } from './social/social-buttons.tsx'
import { useAnswerToast } from './use-answer-toast.ts'
import { authViewOf, authPathTo, type AuthView } from './auth-view.ts'
import { findSignInRole } from './complete-sign-in.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData ? titleOf(loaderData) : m.auth_title() })

/**
 * The address may come from a link in an email, so no other site may see it. Not `no-referrer`: then forms without scripts would send
 * `Origin: null` and be refused.
 */
export const headers: Route.HeadersFunction = (args) => ({ ...waitHeaders(args), 'Referrer-Policy': 'same-origin' })

export async function loader({ request }: Route.LoaderArgs) {
  const moved = storeLinkToken(request, 'reset-password')
  if (moved) throw moved
  const url = new URL(request.url)
  const { view, isAdmin } = authViewOf(url)
  const next = url.searchParams.get('next')
  // To delete the account or change its security, somebody without a password signs in once more (verify-identity.ts).
  const isAgain = url.searchParams.has('again')
  const home = view !== 'reset' && !isAgain && (await findHome(request, isAdmin))
  if (home) throw redirect(destinationOf(next, home))
  const { name, featuresOff } = await findSettings(db)
  const socials = isAdmin || featuresOff.includes('social-sign-in') ? [] : configuredSocials()
  // Only with this provider, since its user has agreed to nothing yet.
  const social = view === 'sign-up' ? socials.find((one) => one === url.searchParams.get('with')) : undefined
  return { view, isAdmin, next, shop: name, socials, social, ...(await findReset(request)) }
}

/** Finds the page to redirect to if somebody is signed in already. At the admin sign-in another account may still be used. */
async function findHome(request: Request, isAdmin: boolean) {
  const { person } = await findSessionUser(request.headers)
  if (!person) return
  if (!isAdmin) return '/profile'
  return (await findSignInRole(person.id)) === 'staff' ? '/admin' : undefined
}

/** The account whose password the link in the cookie may set. */
async function findReset(request: Request) {
  const token = linkTokenOf(request, 'reset-password')
  if (!token) return { resetEmail: undefined, isExpiredLink: false }
  const userId = await findProof(db, 'reset-password', token)
  const resetEmail = userId && (await findUser(db, userId))?.email
  return { resetEmail, isExpiredLink: !resetEmail }
}

export async function action({ request }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const url = new URL(request.url)
  const { isAdmin } = authViewOf(url)
  const next = url.searchParams.get('next')
  if (fields.intent === 'sign-up' && !isAdmin) return signUpAction(request, fields)
  // The form on the confirmation page of an order has one password field with visible text.
  if (fields.intent === 'join' && !isAdmin) return signUpAction(request, { ...fields, again: fields.password })
  if (fields.intent === 'ask-reset') return emailLinkAction(request, fields, { intent: 'ask-reset', isAdmin })
  if (fields.intent === 'resend') return emailLinkAction(request, fields, { intent: 'resend' })
  if (fields.intent === 'set-password') return setPasswordAction(request, fields, isAdmin)
  return signInAction(request, fields, { next, isAdmin })
}

type Shown = { view: AuthView; isAdmin: boolean; resetEmail?: string }

function titleOf({ view, isAdmin, resetEmail }: Shown) {
  if (view === 'reset') return resetEmail ? m.auth_new_title() : m.auth_reset_title()
  if (isAdmin) return m.auth_admin_title()
  return view === 'sign-up' ? m.auth_up_title() : m.auth_title()
}

export const clientAction = (sent: Route.ClientActionArgs) => orFailedAnswer(sent)

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isAdmin, next } = loaderData
  const answer = actionData as AuthAnswer | undefined
  useAnswerToast(answer)
  const isSignedUp = view === 'sign-up' && isDoneSigningUp(answer)
  return (
    <AuthCard
      title={titleOf(loaderData)}
      isAdmin={isAdmin}
      tabs={view !== 'reset' && !isAdmin && <AuthTabs view={view} next={next} />}
    >
      {!answer && <ArrivalNotice />}
      <AuthForms key={loaderData.social ?? view} answer={answer} />
      {view !== 'reset' && !isSignedUp && (
        <>
          {!loaderData.social && (
            <SocialButtons socials={loaderData.socials} next={next} isSignUp={view === 'sign-up'} />
          )}
          {!isAdmin && view === 'sign-in' && (
            <p className="type-small text-muted">
              {m.auth_guest_note()}{' '}
              <Link to="/orders/find" className="link inline-block py-1">
                {m.order_find_title()}
              </Link>
            </p>
          )}
          <Link to="/" className={quietLink}>
            {m.auth_back()}
          </Link>
        </>
      )}
    </AuthCard>
  )
}

/** `isStep`: the form below goes on with it, so no toast may cover its button on a phone. */
type Arrival = { tone: 'info' | 'success' | 'error'; text: string; more?: string; isStep?: true }

/** Says why somebody was redirected here, on the page and as a toast. */
function ArrivalNotice() {
  const [params] = useSearchParams()
  const notice = params.get('notice')
  const arrival = reason(notice, params.get('provider') ?? params.get('with'))
  const { tone, text } = arrival?.isStep ? {} : (arrival ?? {})
  useEffect(() => {
    if (text) void toast(text, { tone })
    // After a reset, failed attempts with the old password must not lock the form.
    if (notice === 'password-reset') noteSuccess()
  }, [text, tone, notice])
  if (!arrival) return null
  return (
    <Notice tone={arrival.tone} title={arrival.more && arrival.text}>
      {arrival.more ?? arrival.text}
    </Notice>
  )
}

function reason(notice: string | null, provider: string | null): Arrival | undefined {
  if (notice === 'admin-needed') return { tone: 'info', text: m.auth_admin_needed() }
  if (notice === 'not-sent') return { tone: 'info', text: m.auth_not_sent() }
  if (notice === 'password-reset') return { tone: 'success', text: m.auth_new_done() }
  if (notice === 'confirm-by-mail') return { tone: 'success', text: m.auth_signed_up() }
  if (notice === 'account-locked') return { tone: 'error', text: m.auth_refusal_locked() }
  if (notice === 'consents-missing') return { tone: 'error', text: m.auth_consents_missing() }
  if (!isSignInName(provider)) return
  const facts = { provider: signInNameOf(provider) }
  if (notice === 'social-unknown') return { tone: 'info', text: m.auth_social_unknown(facts), isStep: true }
  if (notice === 'social-unconfirmed') return { tone: 'info', text: m.auth_social_unconfirmed(facts), isStep: true }
  if (notice === 'social-no-email')
    return { tone: 'error', text: m.auth_social_failed(facts), more: m.auth_social_no_email(facts) }
  if (notice === 'social-failed')
    return { tone: 'error', text: m.auth_social_failed(facts), more: m.auth_social_failed_text() }
}

/** Two real links, so that each view has its own address without scripts too. */
function AuthTabs({ view, next }: { view: AuthView; next: string | null }) {
  const tabs = [
    ['sign-in', m.auth_title()],
    ['sign-up', m.auth_up_title()],
  ] as const
  return (
    <nav aria-label={m.auth_tabs()} className="-mx-6 mt-4 grid grid-cols-2 border-b border-line px-6 md:-mx-8 md:px-8">
      {tabs.map(([name, label]) => {
        const isHere = name === view
        return (
          <Link
            key={name}
            to={authPathTo(name, { next })}
            replace
            preventScrollReset
            aria-current={isHere ? 'page' : undefined}
            className={cx(
              '-mb-px flex min-h-12 items-center justify-center border-b-2 type-label transition-colors',
              isHere ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}

function AuthForms({ answer }: { answer: AuthAnswer | undefined }) {
  const { view, isAdmin, next, shop, social, resetEmail, isExpiredLink } = useLoaderData<typeof loader>()
  const answerTo = (...intents: string[]) => (answer && intents.includes(answer.intent) ? answer : undefined)
  if (view === 'reset') {
    if (resetEmail) return <NewPasswordForm answer={answerTo('set-password')} email={resetEmail} />
    return <RequestResetForm {...{ next, isAdmin }} answer={answerTo('ask-reset')} isExpired={isExpiredLink} />
  }
  if (social) return <SocialSignUp social={social} next={next} shop={shop} />
  if (view === 'sign-in') return <SignInForm {...{ next, isAdmin }} answer={answerTo('sign-in', 'resend')} />
  if (answer && isDoneSigningUp(answer)) return <SignedUp answer={answer} next={next} />
  return <SignUpForm answer={answerTo('sign-up')} shop={shop} />
}

/** After sign-up: the same text for known and unknown addresses. */
const SignedUp = ({ answer, next }: { answer: AuthAnswer; next: string | null }) => (
  <>
    <AnswerNotice answer={answer.intent === 'sign-up' ? answer : undefined} tone="success" title={m.auth_signed_up()}>
      {m.auth_signed_up_text({ email: answer.typed?.email ?? '' })}
    </AnswerNotice>
    <ResendForm answer={answer} />
    <Link to={authPathTo('sign-in', { next })} className={quietLink}>
      {m.auth_back_in()}
    </Link>
  </>
)

const isDoneSigningUp = (answer: AuthAnswer | undefined) =>
  answer?.intent === 'resend' || (answer?.intent === 'sign-up' && Boolean(answer.isDone))
