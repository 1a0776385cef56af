import { useEffect, useRef, type ChangeEvent, type FocusEvent, type FormEvent, type RefObject } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The field by which a form says how often it was sent; the answer repeats it. */
export const sendsName = 'sends'

/** What was typed last into each field, and after how many sendings. */
type Typed = Map<string, { value: string | boolean; after: number }>

/**
 * Each answer resets the form, which would undo what was typed after the request that it answers was sent, so late input is written back. Another
 * request may be on its way by then. The focus goes to the first invalid field of an order that was not placed, otherwise to the field it was in,
 * otherwise to the search field.
 */
export function useLateTyping(form: RefObject<HTMLFormElement | null>, { stamp, answered }: Answer) {
  const typed = useRef<Typed>(new Map())
  const sends = useRef(0)
  const at = useRef('')
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    typed.current = typedLate(typed.current, answered)
    for (const [name, { value }] of typed.current) putBack(form.current!, name, value)
    returnFocus(form.current!, at.current)
  }, [form, stamp, answered])
  return {
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field = target as unknown as Field
      const value = field.type === 'checkbox' ? isTicked(field) : field.value
      if (field.name) typed.current.set(field.name, { value, after: sends.current })
    },
    onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      at.current = target.id || (target as unknown as HTMLButtonElement).value || at.current
    },
    onSend: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      sends.current += 1
      const counter = currentTarget.querySelector<HTMLInputElement>(`[name=${sendsName}]`)
      if (counter) counter.value = String(sends.current)
    },
  }
}

/** `answered`: the sending that the answer belongs to, from 1; 0 before any. */
type Answer = { stamp: unknown; answered: number }

/** The fields whose value was not in the sending that is answered now. */
export const typedLate = (typed: Typed, answered: number): Typed =>
  new Map([...typed].filter(([, { after }]) => after >= answered))

const isTicked = (field: Field) => (field as HTMLInputElement).checked

function putBack(form: HTMLFormElement, name: string, value: string | boolean) {
  for (const field of form.querySelectorAll<Field>(`[name="${CSS.escape(name)}"]`)) {
    if (field.type === 'radio') {
      if (field.value === value && !isTicked(field)) field.click()
    } else if (field.type === 'checkbox') {
      if (isTicked(field) !== value) field.click()
    } else if (field.value !== value) write(field, String(value))
  }
}

/** React notices a change only through the element's own setter and an event. */
function write(field: Field, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, value)
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
}

/** A number field has no selection to set; a value that is set anew leaves the caret behind it. */
function moveCaretToEnd(field: HTMLInputElement) {
  const { value } = field
  field.value = ''
  field.value = value
}

function returnFocus(form: HTMLFormElement, at: string) {
  const isRefused = form.querySelector('[data-said]') !== null
  const faulty = isRefused ? form.querySelector<HTMLElement>('[aria-invalid=true], [data-said]') : null
  const same = at && !at.includes(':') ? form.querySelector<HTMLElement>(`#${CSS.escape(at)}`) : null
  if (same instanceof HTMLInputElement && same.type === 'number') moveCaretToEnd(same)
  const seek = form.querySelector<HTMLInputElement>('#seek')
  const next = faulty ?? same ?? seek
  next?.focus()
  // The next scan replaces a code that was not found.
  if (next === seek) seek?.select()
}
