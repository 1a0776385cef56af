import { MailCheck } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import type { Route } from './+types/admin-password-reset-page.ts'
import type { AuthAnswer } from '../auth-answer.ts'
import { adminSignInTrail, AuthCard, quietLink } from '../auth-card.tsx'
import { resetForm } from '../auth-forms.ts'
import { EmailField } from '../email-field.tsx'
import { emailLinkAction } from './email-link-action.server.ts'
import { orFailedAnswer } from '../or-failed-answer.ts'
import { RefusedNotice } from '../refused-notice.tsx'
import { useAnswerToast } from '../use-answer-toast.ts'
import { useBusy } from '../use-busy.ts'
import { useFieldErrors } from '../use-field-errors.ts'

export const meta = () => pageMeta({ title: m.auth_admin_reset_title() })

export async function action({ request }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  return emailLinkAction(request, fields, { intent: 'ask-reset', isAdmin: true })
}

export const clientAction = (sent: Route.ClientActionArgs) => orFailedAnswer(sent)

/** A standalone page without the shop's menus and footer (docs/reference/spec.md 2). */
export default function AdminPasswordResetPage({ actionData }: Route.ComponentProps) {
  const answer = actionData as AuthAnswer | undefined
  useAnswerToast(answer)
  const { errors, check, watch } = useFieldErrors(resetForm, answer?.errors)
  const isBusy = useBusy('ask-reset')
  if (answer?.isDone) return <Sent before={answer.sent} />
  return (
    <AuthCard title={m.auth_admin_reset_title()} trail={adminSignInTrail()} isAdmin>
      <RefusedNotice answer={answer} />
      <p className="text-muted">{m.auth_reset_text()}</p>
      <Form
        method="post"
        noValidate
        onSubmit={(event) => void (check(event) || event.preventDefault())}
        {...watch}
        className="grid gap-5"
      >
        <input type="hidden" name="intent" value="ask-reset" />
        <EmailField label={m.auth_admin_reset_email()} error={errors.email} typed={answer?.typed?.email} />
        <Button type="submit" block busy={isBusy} busyText={m.auth_reset_busy()}>
          {m.auth_reset_submit()}
        </Button>
      </Form>
      <Link to="/admin-login" className={quietLink}>
        {m.auth_back_in()}
      </Link>
    </AuthCard>
  )
}

const Sent = ({ before }: { before: string | undefined }) => (
  <AuthCard title={m.auth_admin_reset_sent()} trail={adminSignInTrail()} isAdmin>
    <MailCheck aria-hidden size={40} strokeWidth={1.5} className="text-accent" />
    <p role="status">{before ?? m.auth_reset_sent_text()}</p>
    <Link to="/admin-login" className={buttonClass({ block: true })}>
      {m.auth_back_in()}
    </Link>
  </AuthCard>
)
