import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams, Form } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { db } from '#platform/postgres/db.server.ts'
import { countBackupCodes } from '#shop/identity/two-factor/count-backup-codes.ts'
import { findPendingEmail } from '#shop/identity/accounts/find-email-change.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { hasTwoFactor } from '#shop/identity/two-factor/has-two-factor.ts'
import { listDevices } from '#shop/identity/sessions/list-devices.ts'
import { isFreshSignIn } from '#shop/identity/sessions/session-rules.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { PasswordRules } from '#web/parts/account/password-rules.tsx'
import { SecretInput } from '#web/parts/account/secret-input.tsx'
import { emailFields, passwordFields } from '#web/parts/account/security-fields.ts'
import { waitHeaders } from '#web/shell/forms/read-fields.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import { ProfileSection } from '#web/parts/account/profile-section.tsx'
import type { Route } from './+types/security-page.ts'
import { handleSecurityForm } from './handle-security-form.server.ts'
import { DeviceList } from './device-list.tsx'
import { IntentButton } from './intent-button.tsx'
import { ProofField, type ProofMethod } from './proof-field.tsx'
import type { SecurityAnswer, SecurityOutcome, SecurityIntent } from './security-intent.ts'
import { TwoFactor } from './two-factor.tsx'

export const meta = () => pageMeta({ title: m.security_title() })
export const headers: Route.HeadersFunction = waitHeaders
export const handle = { crumb: m.security_title }

const hourMs = 3_600_000

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email, sessionId, signedInAt } = context.get(customerContext)
  const [devices, isOn, knowsPassword] = [
    await listDevices(db, id),
    await hasTwoFactor(db, id),
    await hasPassword(db, id),
  ]
  return {
    email,
    waiting: await findPendingEmail(db, id),
    // Turning two-factor on replaces this session and ends the others, so a single session must be this one.
    devices: devices.map((one) => ({
      ...one,
      isHere: one.sessionId === sessionId || devices.length === 1,
      isRecent: Date.now() - one.lastSeen.getTime() < hourMs,
    })),
    codesLeft: isOn ? await countBackupCodes(id) : undefined,
    /** What a change requires: the password, a recent sign-in, or a new sign-in. */
    proof: knowsPassword
      ? ('password' as const)
      : isFreshSignIn(signedInAt)
        ? ('fresh' as const)
        : ('sign-in' as const),
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  handleSecurityForm(request, context.get(customerContext))

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, waiting, devices, codesLeft, proof } = loaderData
  const answer = actionData as SecurityAnswer | undefined
  const params = useSearchParams()[0]
  const done = answer ? undefined : (params.get('done') as SecurityOutcome | null)
  return (
    <>
      <header className="mb-8">
        <h1 className="type-h1">{m.security_title()}</h1>
        <p className="mt-2 max-w-[60ch] text-muted">{m.security_lead()}</p>
        {params.get('notice') === 'two-factor-needed' && codesLeft === undefined && (
          <Notice tone="warning" className="mt-5 max-w-2xl">
            {m.security_admin_needs()}
          </Notice>
        )}
        {proof === 'sign-in' && (
          <Notice
            tone="warning"
            className="mt-5 max-w-2xl"
            action={
              <Link to="/auth?again=1&next=/profile/security" className="text-accent underline underline-offset-4">
                {m.security_sign_in_again()}
              </Link>
            }
          >
            {m.security_refusal_stale()}
          </Notice>
        )}
      </header>
      <ProfileSection id="devices" title={m.security_devices()} note={m.security_devices_note()}>
        <SecurityNotice done={done === 'ended' || done === 'ended-others' ? done : undefined} />
        <DeviceList devices={devices} />
      </ProfileSection>
      <ProfileSection id="password" title={m.security_password()} note={m.security_password_note()}>
        <SecurityNotice done={done === 'password' ? done : undefined} answer={answer} intents={['password']} />
        <PasswordForm answer={answer} hasPassword={proof === 'password'} email={email} />
      </ProfileSection>
      <ProfileSection id="email" title={m.security_email()} note={m.security_email_note()}>
        <SecurityNotice done={done === 'address' ? done : undefined} answer={answer} intents={['address']} />
        <EmailChangeForm answer={answer} email={email} waiting={waiting} proof={proof} />
      </ProfileSection>
      <ProfileSection id="two-factor" title={m.security_two_factor()} note={m.security_two_factor_note()}>
        <SecurityNotice
          done={done === 'stopped' ? done : undefined}
          answer={answer}
          intents={['start', 'confirm', 'stop', 'codes']}
        />
        <TwoFactor answer={answer} codesLeft={codesLeft} proof={proof} />
      </ProfileSection>
    </>
  )
}

type PasswordFormProps = { answer?: SecurityAnswer; hasPassword: boolean; email: string }

function PasswordForm({ answer, hasPassword, email }: PasswordFormProps) {
  const [newPassword, setWanted] = useState('')
  const errors = answer?.intent === 'password' ? answer.errors : undefined
  if (!hasPassword)
    return (
      <p>
        {m.security_no_password()}{' '}
        <Link to="/auth?tab=reset-password" className="text-accent underline underline-offset-4">
          {m.security_make_password()}
        </Link>
      </p>
    )
  return (
    <Form method="post" action="/profile/security" noValidate className="grid gap-5">
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label={m.security_current()} error={errors?.current}>
        <SecretInput {...inputOf(passwordFields.current)} />
      </Field>
      <div>
        <Field label={m.security_new()} error={errors?.wanted}>
          <SecretInput {...inputOf(passwordFields.wanted)} onChange={(event) => setWanted(event.currentTarget.value)} />
        </Field>
        <PasswordRules password={newPassword} />
      </div>
      <Field label={m.security_repeat()} error={errors?.repeated}>
        <SecretInput {...inputOf(passwordFields.repeated)} />
      </Field>
      <Checkbox name="keepOthers" label={m.security_keep_others()} note={m.security_keep_others_note()} />
      <IntentButton intent="password" busyText={m.security_saving()}>
        {m.security_password_do()}
      </IntentButton>
    </Form>
  )
}

const doneWords: Record<SecurityOutcome, () => string> = {
  ended: m.security_done_ended,
  'ended-others': m.security_done_ended_others,
  password: m.security_done_password,
  address: m.security_done_address,
  stopped: m.security_done_stopped,
}
const failed: Partial<Record<SecurityIntent, () => string>> = { password: m.security_password_failed }

type SecurityNoticeProps = { done?: SecurityOutcome; answer?: SecurityAnswer; intents?: SecurityIntent[] }

/** Result of the forms in one section. It takes the focus, or moves it to the first invalid field. */
function SecurityNotice({ done, answer, intents = [] }: SecurityNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const own = answer && intents.includes(answer.intent) ? answer : undefined
  // The same may be done twice, as when a second device is signed out.
  const { key } = useLocation()
  useEffect(() => {
    const invalidField = own?.errors && document.querySelector<HTMLElement>('main [aria-invalid=true]')
    if (invalidField) invalidField.focus()
    else if (own?.refusal || done) box.current?.focus()
  }, [own, done, key])
  const title = own && failed[own.intent]?.()
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-md outline-none">
      {done && doneWords[done] && (
        <Notice tone="success" className="mb-5">
          {doneWords[done]()}
        </Notice>
      )}
      {(own?.refusal || (own?.errors && title)) && (
        <Notice tone="error" title={title} className="mb-5">
          {own.refusal}
        </Notice>
      )}
    </div>
  )
}

type Props = { answer?: SecurityAnswer; email: string; waiting?: string; proof: ProofMethod }

/** The new address counts once the link sent to it was opened. */
function EmailChangeForm({ answer, email, waiting, proof }: Props) {
  const own = answer?.intent === 'address' ? answer : undefined
  return (
    <>
      <p className="mb-5">
        <span className="type-label block text-ink">{m.security_email_now()}</span>
        <span className="break-all text-ink">{email}</span>
      </p>
      {waiting && <Notice className="mb-5">{m.security_email_waiting({ email: waiting })}</Notice>}
      {proof !== 'sign-in' && (
        <Form method="post" action="/profile/security" noValidate className="grid gap-5">
          <Field label={m.security_email_new()} error={own?.errors?.email}>
            <TextInput {...inputOf(emailFields.email)} defaultValue={own?.values?.email} />
          </Field>
          <ProofField proof={proof} error={own?.errors?.password} />
          <IntentButton intent="address" busyText={m.security_sending()}>
            {m.security_email_do()}
          </IntentButton>
        </Form>
      )}
    </>
  )
}
