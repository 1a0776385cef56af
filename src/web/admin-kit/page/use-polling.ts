import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page anew as long as something is under way (`isOn`); a page that nobody looks at asks nothing. */
export function usePolling(everyMs: number, isOn = true) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void (document.hidden || revalidate()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isOn, revalidate])
}
