import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { useActionError } from '#web/shell/errors/action-error.ts'
import type { Answer } from './answer.ts'

/** `wrong`: the action was done, but found a problem. */
type Props = { answer?: Answer; done?: string; wrong?: string }

/** Result of the last submitted form; it is announced again after each submit. */
export function Outcome({ answer, done, wrong }: Props) {
  const { key } = useLocation()
  // After a failed request an earlier success message would mislead.
  if (useActionError() && !answer) return null
  return answer || done || wrong ? <Said key={key} answer={answer} done={done} wrong={wrong} /> : null
}

/** Takes the focus, or moves it to the first invalid field. */
function Said({ answer, done, wrong }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const asks = answer?.conflicts && document.querySelector<HTMLElement>('main [data-conflicts]')
    const faulty = answer?.errors && document.querySelector<HTMLElement>('main [aria-invalid=true]')
    if (asks) asks.focus()
    else if (faulty) bringToSight(faulty)
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
      {!answer && wrong && <Notice tone="error">{wrong}</Notice>}
    </div>
  )
}

/** In the middle of the window, so that no sticky bar covers the error below the field. */
function bringToSight(field: HTMLElement) {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
