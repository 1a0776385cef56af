import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { listenLive } from '#web/shell/notifications/live.ts'

/** Many events at once are read together. */
const gatherMs = 1_000
const nothing = () => {}

/**
 * The monitor is read anew every 60 s (docs/reference/spec.md 9), when somebody comes back to it, and as soon as something happens. A page nobody
 * looks at asks nothing; one whose monitoring is switched off asks when it is told to.
 */
export function useMonitorRefresh(everyMs: number, isOn: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    let soon: ReturnType<typeof setTimeout> | undefined
    const look = () => void (document.hidden || revalidate())
    const gather = () => {
      soon ??= setTimeout(() => {
        soon = undefined
        look()
      }, gatherMs)
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    const hush = listenLive({ onNotifications: nothing, onOrder: nothing, onRefused: nothing, onSecurity: gather })
    return () => {
      clearInterval(timer)
      clearTimeout(soon)
      hush()
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, isOn, revalidate])
}
