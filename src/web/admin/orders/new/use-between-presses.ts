import { useEffect, useRef, useState } from 'react'

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
    const press = () => {
      isPressed.current = true
    }
    // The click follows the release.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false
        setShown(waiting.current)
      })
    addEventListener('pointerdown', press, listen)
    addEventListener('pointerup', release, listen)
    addEventListener('pointercancel', release, listen)
    return () => ends.abort()
  }, [])
  return shown
}
