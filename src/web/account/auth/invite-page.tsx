import { data, Form, Link, redirectDocument } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { acceptInvite } from '#shop/identity/invites/accept-invite.ts'
import { auth } from '#shop/identity/auth.server.ts'
import { findInvite } from '#shop/identity/invites/find-invite.ts'
import { withClientAddress } from '#shop/identity/sessions/with-client-address.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { waitHeaders } from '#web/shell/forms/read-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/invite-page.ts'
import { invalidAnswer, refusedAnswer } from './answer.server.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { AuthCard, quietLink, signInTrail } from './auth-card.tsx'
import { signUpFields } from '#web/parts/account/auth-fields.ts'
import { invitedUserForm, toFieldErrors } from './auth-forms.ts'
import { pathWithLanguage } from './path-with-language.server.ts'
import { storeLinkToken, linkTokenOf, clearLinkToken } from './link-cookie.server.ts'
import { recordRequestEvent } from './record-request-event.server.ts'
import { orFailedAnswer } from './or-failed-answer.ts'
import { NewPasswordFields } from './reset/new-password-fields.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { useBusy } from './use-busy.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { authPathTo } from './auth-view.ts'
import { completeSignIn } from './complete-sign-in.server.ts'

export const meta = () => pageMeta({ title: m.user_invitation_received_title() })
export const headers: Route.HeadersFunction = (args) => ({ ...waitHeaders(args), 'Referrer-Policy': 'same-origin' })

const tokenIn = (request: Request) => linkTokenOf(request, 'staff-invite') ?? ''

/** Opening the link changes nothing, because mail scanners open links too. */
export async function loader({ request }: Route.LoaderArgs) {
  const moved = storeLinkToken(request, 'staff-invite')
  if (moved) throw moved
  const invite = await findInvite(db, tokenIn(request))
  if (!invite) return data({ email: null, role: null, staffRole: null, isKnown: false }, { status: 410 })
  return data({
    email: invite.email,
    role: invite.role,
    staffRole: invite.staffRole,
    isKnown: invite.isConfirmed === true,
  })
}

export async function action({ request }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const token = tokenIn(request)
  const answer: AuthAnswer = { intent: 'accept-invite', typed: { name: String(fields.name ?? '') } }
  const isKnown = (await findInvite(db, token))?.isConfirmed === true
  const read = invitedUserForm.safeParse(fields)
  if (!isKnown && !read.success) return invalidAnswer({ ...answer, errors: toFieldErrors(read.error) })
  const accepted = await orRefusal(acceptInvite(db, { token, colleague: isKnown ? undefined : read.data }))
  if (accepted.refusal) return refusedAnswer(answer, accepted.refusal)
  const { userId, roleName, entersAdmin, isNew } = accepted.done
  await recordRequestEvent(request, {
    type: 'invite-accepted',
    severity: 'medium',
    message: `Works here now: ${roleName}`,
    userId,
  })
  const next = entersAdmin ? '/admin' : '/moderation'
  // An existing account signs in with its own password and second factor: the emailed link alone must not open it.
  if (!isNew) {
    const query = new URLSearchParams({ ...(entersAdmin && { mode: 'admin' }), next })
    const leave = { headers: { 'Set-Cookie': clearLinkToken('staff-invite') } }
    return redirectDocument(pathWithLanguage(request, `/auth?${query}`), leave)
  }
  const opened = await auth.api.openSession({
    body: { userId },
    headers: withClientAddress(request.headers),
    returnHeaders: true,
  })
  const cookies = [...opened.headers.getSetCookie(), clearLinkToken('staff-invite')]
  return completeSignIn(request, { userId, cookies, next })
}

export const clientAction = (sent: Route.ClientActionArgs) => orFailedAnswer(sent)

export default function InvitePage({
  loaderData: { email, role, staffRole, isKnown },
  actionData,
}: Route.ComponentProps) {
  const answer = actionData as AuthAnswer | undefined
  if (!email) return <ExpiredInvite />
  const byRole = role === 'admin' ? m.user_invitation_as_admin() : m.user_invitation_as_moderator()
  const roleText = staffRole ? m.user_invitation_as_staff({ role: staffRole }) : byRole
  return (
    <AuthCard title={m.user_invitation_received_title()} trail={signInTrail()} isAdmin>
      <RefusedNotice answer={answer} />
      <p>{roleText}</p>
      {isKnown ? <Accept email={email} /> : <NewAccount email={email} answer={answer} />}
    </AuthCard>
  )
}

const ExpiredInvite = () => (
  <AuthCard title={m.auth_link_old_title()} trail={signInTrail()}>
    <Notice tone="warning">{m.user_invitation_refusal_old()}</Notice>
    <Link to={authPathTo('sign-in', {})} className={quietLink}>
      {m.auth_back_in()}
    </Link>
  </AuthCard>
)

function Accept({ email }: { email: string }) {
  const isBusy = useBusy('accept-invite')
  return (
    <Form method="post" className="grid gap-5">
      <p className="text-muted">{m.user_invitation_known_text({ email })}</p>
      <input type="hidden" name="intent" value="accept-invite" />
      <Button type="submit" block busy={isBusy} busyText={m.user_invitation_busy()}>
        {m.user_invitation_accept()}
      </Button>
    </Form>
  )
}

/** The email is a field of the form for password managers. */
function NewAccount({ email, answer }: { email: string; answer?: AuthAnswer }) {
  const { errors, check, watch } = useFieldErrors(invitedUserForm, answer?.errors)
  const isBusy = useBusy('accept-invite')
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => void (check(event) || event.preventDefault())}
      {...watch}
      className="grid gap-5"
    >
      <p className="text-muted">{m.user_invitation_new_text({ email })}</p>
      <input type="hidden" name="intent" value="accept-invite" />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={m.auth_name()} error={errors.name}>
        <TextInput {...inputOf(signUpFields.name)} defaultValue={answer?.typed?.name} />
      </Field>
      <NewPasswordFields label={m.auth_password_new()} errors={errors} />
      <Button type="submit" block busy={isBusy} busyText={m.user_invitation_busy()}>
        {m.user_invitation_accept()}
      </Button>
    </Form>
  )
}
