import { useEffect, useRef } from 'react'
import { data, Form, Link, useSubmit } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { auth } from '#shop/identity/auth.server.ts'
import { confirmEmail, findEmailConfirmation } from '#shop/identity/accounts/confirm-email.ts'
import { signUpMarkCookie } from '#shop/identity/accounts/sign-up-mark.ts'
import { withClientAddress } from '#shop/identity/sessions/with-client-address.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { readCookie, writeCookie } from '#web/shell/session/cart-cookie.server.ts'
import { waitHeaders } from '#web/shell/forms/read-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { SecretInput } from '#web/parts/account/secret-input.tsx'
import type { Route } from './+types/confirm-page.ts'
import { refusedAnswer } from '../answer.server.ts'
import type { AuthAnswer } from '../auth-answer.ts'
import { AuthCard, quietLink, signInTrail } from '../auth-card.tsx'
import { limitAnonymousAction } from '../limits.server.ts'
import { storeLinkToken, linkTokenOf, clearLinkToken } from '../link-cookie.server.ts'
import { recordRequestEvent } from '../record-request-event.server.ts'
import { orFailedAnswer } from '../or-failed-answer.ts'
import { RefusedNotice } from '../refused-notice.tsx'
import { useAnswerToast } from '../use-answer-toast.ts'
import { useBusy } from '../use-busy.ts'
import { authPathTo } from '../auth-view.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'
import { signInFields } from '#web/parts/account/auth-fields.ts'

export const meta = () => pageMeta({ title: m.auth_confirm_title() })
export const headers: Route.HeadersFunction = (args) => ({ ...waitHeaders(args), 'Referrer-Policy': 'same-origin' })

const openedLinkOf = (request: Request) => ({
  token: linkTokenOf(request, 'confirm-address') ?? '',
  mark: readCookie(request, signUpMarkCookie()),
})

/** Opening the link changes nothing, because mail scanners open links too. */
export async function loader({ request }: Route.LoaderArgs) {
  const moved = storeLinkToken(request, 'confirm-address')
  if (moved) throw moved
  const found = await findEmailConfirmation(db, openedLinkOf(request))
  if (!found) return data({ email: null, isOwnBrowser: false }, { status: 410 })
  return data({ email: found.email, isOwnBrowser: found.isOwnBrowser })
}

export async function action({ request }: Route.ActionArgs) {
  const answer: AuthAnswer = { intent: 'confirm' }
  const password = String((await request.formData()).get('password') ?? '').slice(0, signInFields.password.max)
  const confirmed = await orRefusal(confirm(request, password))
  if (confirmed.refusal) return refusedAnswer(answer, confirmed.refusal)
  const { userId } = confirmed.done
  await recordRequestEvent(request, {
    type: 'address-confirmed',
    severity: 'low',
    message: 'An address was confirmed',
    userId,
  })
  const { headers } = await auth.api.openSession({
    body: { userId },
    headers: withClientAddress(request.headers),
    returnHeaders: true,
  })
  const cookies = [...headers.getSetCookie(), clearLinkToken('confirm-address'), writeCookie(signUpMarkCookie(), '', 0)]
  return completeSignIn(request, { userId, cookies, next: '/', notice: 'confirmed' })
}

export const clientAction = (sent: Route.ClientActionArgs) => orFailedAnswer(sent)

/** Password guesses are limited per user. */
async function confirm(request: Request, password: string) {
  const click = openedLinkOf(request)
  const found = password && (await findEmailConfirmation(db, click))
  if (found) await limitAnonymousAction(db, 'guess', { ip: clientIp(), email: `confirm:${found.userId}` })
  return confirmEmail(db, guest, { ...click, password })
}

export default function ConfirmPage({ loaderData: { email, isOwnBrowser }, actionData }: Route.ComponentProps) {
  const answer = actionData as AuthAnswer | undefined
  useAnswerToast(answer)
  const isBusy = useBusy('confirm')
  const form = useAutoSubmit(Boolean(email) && isOwnBrowser && !answer)
  if (!email) return <ExpiredLink />
  return (
    <AuthCard title={m.auth_confirm_title()} trail={signInTrail()}>
      <RefusedNotice answer={answer} />
      <p>{isOwnBrowser ? m.auth_confirm_text({ email }) : m.auth_confirm_other({ email })}</p>
      <Form method="post" ref={form} className="grid gap-5">
        <input type="hidden" name="intent" value="confirm" />
        {!isOwnBrowser && (
          <>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <Field label={m.auth_password()}>
              <SecretInput {...inputOf(signInFields.password)} />
            </Field>
          </>
        )}
        <Button type="submit" block busy={isBusy} busyText={m.auth_confirm_busy()}>
          {m.auth_confirm_submit()}
        </Button>
      </Form>
      {!isOwnBrowser && (
        <Link to={authPathTo('reset', {})} className={quietLink}>
          {m.auth_confirm_reset()}
        </Link>
      )}
    </AuthCard>
  )
}

const ExpiredLink = () => (
  <AuthCard title={m.auth_link_old_title()} trail={signInTrail()}>
    <Notice tone="warning">{m.auth_refusal_link_old()}</Notice>
    <Link to={authPathTo('sign-in', {})} className={quietLink}>
      {m.auth_back_in()}
    </Link>
  </AuthCard>
)

/** In the browser that signed up, the form submits itself. */
function useAutoSubmit(isReady: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  const submit = useSubmit()
  useEffect(() => {
    if (!isReady || isSent.current || !form.current) return
    isSent.current = true
    void submit(form.current)
  }, [isReady, submit])
  return form
}
