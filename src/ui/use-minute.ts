import { useSyncExternalStore } from 'react'

const minute = 60_000

/** The minute that it is, in milliseconds, and each next one; nothing on the server and in the first breath of the browser, whose clocks differ. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => undefined,
  )

function everyMinute(tell: () => void) {
  const timer = setInterval(tell, minute)
  return () => clearInterval(timer)
}
