import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The current minute in milliseconds, updated each minute; undefined on the server and during hydration, since the two clocks differ. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  )

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, minute)
  return () => clearInterval(timer)
}
