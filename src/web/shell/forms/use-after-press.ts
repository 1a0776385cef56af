import { useEffect, useRef, type FocusEvent } from 'react'

/** The element under the pointer between the two halves of a press. */
function usePressed() {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    const note = ({ type, target }: Event) =>
      void (pressed.current = type === 'pointerdown' ? (target as Element) : null)
    const kinds = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const kind of kinds) document.addEventListener(kind, note, true)
    return () => kinds.forEach((kind) => document.removeEventListener(kind, note, true))
  }, [])
  return pressed
}

/**
 * Runs work at once, or after the press that is under way. A message below a field moves what stands below it: shown between the two halves
 * of a press, it moves the button from under the pointer, and the click is lost.
 */
export function useAfterPress() {
  const pressed = usePressed()
  return (work: () => void) => {
    const soon = () => setTimeout(work)
    if (pressed.current) document.addEventListener('pointerup', soon, { once: true })
    else soon()
  }
}

type Form = { status?: 'success' | 'error'; validate: (which: { name: string }) => void }

/** For the `onBlur` of a Conform form: checks the field that was left. Conform's own `shouldValidate: 'onBlur'` does so during the press. */
export function useCheckOnLeave(form: Form) {
  const pressed = usePressed()
  const afterPress = useAfterPress()
  return ({ target }: FocusEvent<HTMLFormElement>) => {
    const field: Element = target
    // Sending the form checks every field. A check of one field after that would take the summary of errors away.
    if (form.status || pressed.current?.closest('[type=submit]') || !field.matches('input, select, textarea')) return
    const { name } = field as HTMLInputElement
    if (name) afterPress(() => form.validate({ name }))
  }
}
