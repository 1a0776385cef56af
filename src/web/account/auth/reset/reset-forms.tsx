import { useEffect } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { rememberSignIn } from '#web/shell/session/sign-in-attempts.ts'
import { notifySession } from '#web/shell/session/session-events.ts'
import { m } from '#words/messages.js'
import type { AuthAnswer } from '../auth-answer.ts'
import { quietLink } from '../auth-card.tsx'
import { newPasswordForm, resetForm } from '../auth-forms.ts'
import { EmailField } from '../email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RefusedNotice } from '../refused-notice.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { useBusy } from '../use-busy.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import { useRecordedFailures } from '../use-recorded-failures.ts'
import { authPathTo } from '../auth-view.ts'

type Props = { answer?: AuthAnswer; next: string | null; isAdmin: boolean; isExpired?: boolean }

/** Requests the reset email; the answer is the same for every address. */
export function RequestResetForm({ answer, next, isAdmin, isExpired = false }: Props) {
  const { errors, check, watch } = useFieldErrors(resetForm, answer?.errors)
  const isBusy = useBusy('ask-reset')
  return (
    <>
      {isExpired && !answer && (
        <Notice tone="warning" title={m.auth_link_old_title()}>
          {m.auth_refusal_link_old()}
        </Notice>
      )}
      {answer?.isDone && (
        <AnswerNotice answer={answer} tone="success" title={m.auth_reset_sent()}>
          {answer.sent ?? m.auth_reset_sent_text()}
        </AnswerNotice>
      )}
      <RefusedNotice answer={answer} />
      {!answer?.isDone && <p className="text-muted">{m.auth_reset_text()}</p>}
      <Form
        method="post"
        noValidate
        onSubmit={(event) => void (check(event) || event.preventDefault())}
        {...watch}
        className="grid gap-5"
      >
        <input type="hidden" name="intent" value="ask-reset" />
        <EmailField error={errors.email} typed={answer?.typed?.email} />
        <Button
          type="submit"
          block
          variant={answer?.isDone ? 'outline' : 'primary'}
          busy={isBusy}
          busyText={m.auth_reset_busy()}
        >
          {m.auth_reset_submit()}
        </Button>
      </Form>
      <Link to={authPathTo('sign-in', { next, isAdmin })} className={quietLink}>
        {m.auth_back_in()}
      </Link>
    </>
  )
}

/** Opened by the emailed link. The email is a field of the form for password managers. */
export function NewPasswordForm({ answer, email }: { answer?: AuthAnswer; email: string }) {
  // Tells other tabs that a reset link was opened here.
  useEffect(() => notifySession('password-recovery'), [])
  const { errors, check, watch } = useFieldErrors(newPasswordForm, answer?.errors)
  useRecordedFailures(answer)
  const isBusy = useBusy('set-password')
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) => (check(event) ? rememberSignIn(email) : event.preventDefault())}
      {...watch}
      className="grid gap-5"
    >
      <RefusedNotice answer={answer} />
      <p className="text-muted">{m.auth_new_text({ email })}</p>
      <input type="hidden" name="intent" value="set-password" />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields label={m.auth_password_new()} errors={errors} />
      <Button type="submit" block busy={isBusy} busyText={m.auth_new_busy()}>
        {m.auth_new_submit()}
      </Button>
    </Form>
  )
}
