import { ErrorId } from '#web/shell/errors/error-id.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { failureMessage } from './failure-message.ts'
import { AnswerNotice } from './answer-notice.tsx'

/** Error box above a form that was refused or failed; a failure shows the error id for support. */
export function RefusedNotice({ answer }: { answer?: AuthAnswer }) {
  if (!answer?.refused) return null
  const { text, error } = answer.refused
  return (
    <AnswerNotice answer={answer} tone="error" title={failureMessage(answer.intent)}>
      {text}
      {error !== undefined && <ErrorId error={error} />}
    </AnswerNotice>
  )
}
