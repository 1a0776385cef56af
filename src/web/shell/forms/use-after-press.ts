import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * Runs work at once, or after the press that is under way. A message below a field moves what stands below it: shown between the two halves
 * of a press, it moves the button from under the pointer, and the click is lost.
 */
export function useAfterPress() {
  const isPressed = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => void (isPressed.current = type === 'pointerdown')
    const kinds = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const kind of kinds) document.addEventListener(kind, note, true)
    return () => kinds.forEach((kind) => document.removeEventListener(kind, note, true))
  }, [])
  return (work: () => void) => {
    const soon = () => setTimeout(work)
    if (isPressed.current) document.addEventListener('pointerup', soon, { once: true })
    else soon()
  }
}

/** For the `onBlur` of a Conform form: checks the field that was left. Conform's own `shouldValidate: 'onBlur'` does so during the press. */
export function useCheckOnLeave(form: { validate: (which: { name: string }) => void }) {
  const afterPress = useAfterPress()
  return ({ target }: FocusEvent<HTMLFormElement>) => {
    const field: Element = target
    if (!field.matches('input, select, textarea')) return
    const { name } = field as HTMLInputElement
    if (name) afterPress(() => form.validate({ name }))
  }
}
