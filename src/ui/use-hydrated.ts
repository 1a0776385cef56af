import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first breath of the browser, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
