import { useEffect, useRef, useState } from 'react'
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
  const [invalid, setInvalid] = useState<InvalidField[]>([])
  useEffect(() => {
    const conflictBox = answer?.conflicts && document.querySelector<HTMLElement>('main [data-conflicts]')
    const found = answer?.errors ? invalidFields() : []
    setInvalid(found)
    if (conflictBox) conflictBox.focus()
    else if (found[0]) focusField(found[0].field)
    else box.current?.focus()
  }, [answer])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-md empty:hidden">
      {answer?.refusal && (
        <Notice tone="error" title={m.admin_refused()}>
          {answer.refusal}
        </Notice>
      )}
      {answer?.errors && (
        <Notice tone="error">
          {m.admin_form_faulty()}
          <FieldLinks fields={invalid} />
        </Notice>
      )}
      {!answer && done && <Notice tone="success">{done}</Notice>}
      {!answer && warning && <Notice tone="error">{warning}</Notice>}
    </div>
  )
}

type InvalidField = { field: HTMLElement; name: string }

/** The fields to be mended by their labels on the page; a field of many rows with the name of its row. */
function invalidFields(): InvalidField[] {
  const marked = document.querySelectorAll<HTMLElement>(
    'main [aria-invalid=true], main fieldset[aria-describedby*="-error"]',
  )
  return [...marked].flatMap((one) => {
    const field = one.matches('fieldset') ? one.querySelector<HTMLElement>('input') : one
    const row = one.closest('fieldset')?.querySelector('legend')?.textContent.trim()
    const name = [row, field === one && labelOf(one)].filter(Boolean).join(' · ')
    return field && name ? [{ field, name }] : []
  })
}

/** The first line of its label, below which a checkbox may have a note. A field without a label is named by its attributes. */
function labelOf(field: HTMLElement) {
  const label = (field as HTMLInputElement).labels?.[0]
  if (label) return label.innerText.trim().split('\n')[0]
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent.trim())
  return texts.filter(Boolean).join(' · ') || field.getAttribute('aria-label')
}

const mostLinks = 8

const FieldLinks = ({ fields }: { fields: InvalidField[] }) =>
  fields.length > 0 && (
    <ul className="mt-1 flex flex-wrap gap-x-5">
      {fields.slice(0, mostLinks).map(({ field, name }) => (
        <li key={field.id || name}>
          <button type="button" className="link min-h-11 text-start" onClick={() => focusField(field)}>
            {name}
          </button>
        </li>
      ))}
      {fields.length > mostLinks && (
        <li className="self-center">{m.admin_form_faulty_more({ count: fields.length - mostLinks })}</li>
      )}
    </ul>
  )

/** In the middle of the window, so that no sticky bar covers the error below the field. */
function focusField(field: HTMLElement) {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
