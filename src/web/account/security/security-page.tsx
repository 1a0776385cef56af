import { Link, useSearchParams } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { countBackupCodes } from '#shop/identity/two-factor/count-backup-codes.ts'
import { findPendingEmail } from '#shop/identity/accounts/find-email-change.ts'
import { hasPassword } from '#shop/identity/passwords/has-password.ts'
import { hasTwoFactor } from '#shop/identity/two-factor/has-two-factor.ts'
import { listDevices } from '#shop/identity/sessions/list-devices.ts'
import { isFreshSignIn } from '#shop/identity/sessions/session-rules.ts'
import { Notice } from '#ui/notice.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { customerContext } from '#web/parts/account/customer-guard.server.ts'
import { ProfileSection } from '#web/parts/account/profile-section.tsx'
import type { Route } from './+types/security-page.ts'
import { handleSecurityForm } from './handle-security-form.server.ts'
import { EmailChangeForm } from './email-change-form.tsx'
import { DeviceList } from './device-list.tsx'
import type { SecurityAnswer, SecurityOutcome } from './security-intent.ts'
import { PasswordForm } from './password-form.tsx'
import { SecurityNotice } from './security-notice.tsx'
import { TwoFactor } from './two-factor.tsx'

export const meta = () => pageMeta({ title: m.security_title() })
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
    // Turning two-factor on puts a new session in place of this one, and ends the others.
    devices: devices.map((one) => ({
      ...one,
      isHere: one.sessionId === sessionId || devices.length === 1,
      isRecent: Date.now() - one.lastSeen.getTime() < hourMs,
    })),
    codesLeft: isOn ? await countBackupCodes(id) : undefined,
    /** What a change takes: the password, nothing more, or a new sign-in. */
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
              <Link to="/auth?next=/profile/security" className="text-accent underline underline-offset-4">
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
