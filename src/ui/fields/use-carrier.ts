import { useEffect, useRef } from 'react'

/** For the hidden input of a picker: dispatches an input event after a choice, since forms check their fields on that event. */
export function useCarrier(value: string) {
  const carrier = useRef<HTMLInputElement>(null)
  const dispatched = useRef(value)
  useEffect(() => {
    if (dispatched.current === value) return
    dispatched.current = value
    carrier.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return carrier
}
