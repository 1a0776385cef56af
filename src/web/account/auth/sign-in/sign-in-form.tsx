import { useState, type FormEvent } from 'react'
import { Form, Link } from 'react-router'
import { inputOf } from '#kit/declare-fields.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { m } from '#words/messages.js'
import { SecretInput } from '#web/parts/account/secret-input.tsx'
import type { AuthAnswer } from '../auth-answer.ts'
import { reportSecurity } from '../report-security.ts'
import { showErrorToast } from '#web/shell/errors/show-error-toast.ts'
import { isSignInLocked, maxFailures, readAttempts, rememberSignIn } from '#web/shell/session/sign-in-attempts.ts'
import { quietLink } from '../auth-card.tsx'
import { signInForm } from '../auth-forms.ts'
import { EmailField } from '../email-field.tsx'
import { RefusedNotice } from '../refused-notice.tsx'
import { ResendForm } from '../sign-up/resend-form.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { useBusy } from '../use-busy.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import { useRecordedFailures } from '../use-recorded-failures.ts'
import { authPathTo } from '../auth-view.ts'
import { signInFields } from '#web/parts/account/auth-fields.ts'

type Props = { answer?: AuthAnswer; next: string | null; isAdmin: boolean }

/** Checks no password rules: old passwords that break them must still work. */
export function SignInForm({ answer, next, isAdmin }: Props) {
  const own = answer?.intent === 'sign-in' ? answer : undefined
  const { errors, check, watch } = useFieldErrors(signInForm, own?.errors)
  const [isLockedHere, setLockedHere] = useState(false)
  const isBusy = useBusy('sign-in')
  useRecordedFailures(own)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const email = String(new FormData(event.currentTarget).get('email'))
    const isStopped = isSignInLocked(readAttempts(), email)
    setLockedHere(isStopped)
    if (isStopped) reportLockout()
    if (isStopped || !check(event)) event.preventDefault()
    else rememberSignIn(email)
  }
  const isUnconfirmed = own?.refused?.code === 'unconfirmed' || answer?.intent === 'resend'
  return (
    <>
      {isLockedHere ? (
        <AnswerNotice tone="error" title={m.auth_failed_title()}>
          {m.refusal_sign_in_locked()}
        </AnswerNotice>
      ) : (
        <RefusedNotice answer={own} />
      )}
      {isUnconfirmed && <ResendForm answer={answer!} />}
      <Form method="post" noValidate onSubmit={submit} {...watch} className="grid gap-5">
        <input type="hidden" name="intent" value="sign-in" />
        <EmailField error={errors.email} typed={answer?.typed?.email} />
        <div>
          <Field label={m.auth_password()} error={errors.password}>
            <SecretInput {...inputOf(signInFields.password)} />
          </Field>
          <div className="-mb-3 flex justify-end">
            <Link to={authPathTo('reset', { next, isAdmin })} className={quietLink}>
              {m.auth_forgot()}
            </Link>
          </div>
        </div>
        <Button type="submit" block busy={isBusy} busyText={m.auth_busy()}>
          {m.auth_submit()}
        </Button>
      </Form>
    </>
  )
}

/** Reports the lockout of this browser, of which the server gets no request. */
function reportLockout() {
  showErrorToast(m.refusal_sign_in_locked())
  reportSecurity({ type: 'sign-in-stopped-here', severity: 'medium', details: { failures: maxFailures } })
}
