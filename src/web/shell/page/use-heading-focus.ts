import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Focuses the heading of a page that a form leads to, since the pressed button is gone and the focus would be lost. An opened or reloaded page keeps the browser's own start. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isStep = useNavigationType() !== 'POP'
  useEffect(() => {
    if (isStep && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, [])
  return { ref: heading, tabIndex: -1 }
}
