import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import type { AuthAnswer } from '../auth-answer.ts'
import { AnswerNotice } from '../answer-notice.tsx'
import { useBusy } from '../use-busy.ts'

/** Sends the confirmation link again. */
export function ResendForm({ answer }: { answer: AuthAnswer }) {
  const isBusy = useBusy('resend')
  if (answer.intent === 'resend' && answer.isDone)
    return (
      <AnswerNotice answer={answer} tone="success">
        {m.auth_resent()}
      </AnswerNotice>
    )
  return (
    <Form method="post" className="grid gap-3">
      {answer.intent === 'resend' && answer.refused && <Notice tone="error">{answer.refused.text}</Notice>}
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={answer.typed?.email ?? ''} />
      <Button type="submit" variant="outline" size="sm" block busy={isBusy} busyText={m.auth_resend_busy()}>
        {m.auth_resend()}
      </Button>
    </Form>
  )
}
