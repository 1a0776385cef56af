import { Form } from 'react-router'
import { m } from '#words/messages.js'
import { answerTo, type Answer } from '#web/admin-kit/form/answer.ts'
import { AdminProofField } from '#web/admin-kit/form/admin-proof-field.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'

/** For who lost phone and backup codes. */
export const TwoFactorPanel = ({ answer, hasPassword }: { answer?: Answer; hasPassword: boolean }) => (
  <Collapsible
    id="reset-two-factor"
    open={answer?.intent === 'reset-two-factor'}
    summary={m.user_reset()}
    className="scroll-mt-4 rounded-sm border border-line bg-surface"
    look="type-h3 min-h-13 px-4 text-red md:px-5"
  >
    <Form method="post" noValidate className="grid gap-4 px-4 pb-5 md:px-5">
      <p>{m.user_reset_text()}</p>
      <AdminProofField hasPassword={hasPassword} error={answerTo(answer, 'reset-two-factor').errors.password} />
      <SubmitButton intent="reset-two-factor" busyText={m.admin_busy()} variant="danger" block>
        {m.user_reset()}
      </SubmitButton>
    </Form>
  </Collapsible>
)
