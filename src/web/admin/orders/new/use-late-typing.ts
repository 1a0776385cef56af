import { useEffect, useRef, type ChangeEvent, type FocusEvent, type RefObject } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Each answer resets the form, which would undo what was typed while the request was pending, so late input is written back. The focus goes
 * to the first invalid field of an order that was not placed, otherwise to the field it was in, otherwise to the search field.
 */
export function useLateTyping(form: RefObject<HTMLFormElement | null>, stamp: unknown) {
  const typed = useRef(new Map<string, string | boolean>())
  const at = useRef('')
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    for (const [name, value] of typed.current) putBack(form.current!, name, value)
    returnFocus(form.current!, at.current)
  }, [form, stamp])
  return {
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field = target as unknown as Field
      if (field.name) typed.current.set(field.name, field.type === 'checkbox' ? isTicked(field) : field.value)
    },
    onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      at.current = target.id || (target as unknown as HTMLButtonElement).value || at.current
    },
    /** Submitted values come back with the answer. */
    onSend: () => typed.current.clear(),
  }
}

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
