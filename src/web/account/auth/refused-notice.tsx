import { ErrorId } from '#web/chrome/error-id.tsx'
import type { Answer } from './answer.ts'
import { failureOf } from './failure-of.ts'
import { Said } from './said.tsx'

/** The red box above a form that was refused, or that failed of something of ours: then with the id for support. */
export function RefusedNotice({ answer }: { answer?: Answer }) {
  if (!answer?.refused) return null
  const { text, error } = answer.refused
  return (
    <Said answer={answer} tone="error" title={failureOf(answer.intent)}>
      {text}
      {error !== undefined && <ErrorId error={error} />}
    </Said>
  )
}
