import { useEffect, useRef, useState } from 'react'

/** On a touch screen the click comes some time after the release. */
const clickWithinMs = 350

/**
 * The newest value, but not while a press lasts: a form that is drawn anew under the finger loses the click, since what was pressed is no longer there
 * when it is released.
 */
export function useBetweenPresses<T>(newest: T): T {
  const [shown, setShown] = useState(newest)
  const waiting = useRef(newest)
  const isPressed = useRef(false)
  useEffect(() => {
    waiting.current = newest
    if (!isPressed.current) setShown(newest)
  }, [newest])
  useEffect(() => {
    const ends = new AbortController()
    const listen = { signal: ends.signal, capture: true }
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = ({ button }: PointerEvent) => {
      // The menu of the right button may swallow its release.
      if (button !== 0) return
      clearTimeout(timer)
      isPressed.current = true
    }
    const endAfter = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isPressed.current = false
        setShown(waiting.current)
      }, ms)
    }
    addEventListener('pointerdown', press, listen)
    addEventListener('pointerup', () => endAfter(clickWithinMs), listen)
    addEventListener('pointercancel', () => endAfter(0), listen)
    // After the handlers of the click.
    addEventListener('click', () => endAfter(0), listen)
    return () => {
      clearTimeout(timer)
      ends.abort()
    }
  }, [])
  return shown
}
