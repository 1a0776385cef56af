import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { useActionError } from '#web/shell/errors/action-error.ts'
import type { Answer } from './answer.ts'

/** `warning`: the action was done, but found a problem. */
type Props = { answer?: Answer; done?: string; warning?: string }

/** Result of the last submitted form; it is announced again after each submit. */
export function Outcome({ answer, done, warning }: Props) {
  const { key } = useLocation()
  // After a failed request an earlier success message would mislead.
  if (useActionError() && !answer) return null
  return answer || done || warning ? <OutcomeNotice key={key} answer={answer} done={done} warning={warning} /> : null
}

/** Takes the focus, or moves it to the first invalid field. */
function OutcomeNotice({ answer, done, warning }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const conflictBox = answer?.conflicts && document.querySelector<HTMLElement>('main [data-conflicts]')
    const invalidField = answer?.errors && document.querySelector<HTMLElement>('main [aria-invalid=true]')
    if (conflictBox) conflictBox.focus()
    else if (invalidField) focusField(invalidField)
    else box.current?.focus()
  }, [answer])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-md empty:hidden">
      {answer?.refusal && (
        <Notice tone="error" title={m.admin_refused()}>
          {answer.refusal}
        </Notice>
      )}
      {answer?.errors && <Notice tone="error">{m.admin_form_faulty()}</Notice>}
      {!answer && done && <Notice tone="success">{done}</Notice>}
      {!answer && warning && <Notice tone="error">{warning}</Notice>}
    </div>
  )
}

/** In the middle of the window, so that no sticky bar covers the error below the field. */
function focusField(field: HTMLElement) {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
