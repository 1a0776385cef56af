import { useSyncExternalStore } from 'react'

/** An unexpected error of an action or of a revalidation; refusals are not among these. */
export type ActionError = {
  why: 'system' | 'network' | 'signed-out' | 'gone' | 'role' | 'said'
  /** only loading failed: nothing was to be saved */
  isReading: boolean
  /** the server's own sentence, where it had one */
  text?: string
  error: unknown
}

let present: ActionError | undefined
const listeners = new Set<() => void>()

/** Set until the next action or the next page; undefined clears it. */
export function setActionError(error: ActionError | undefined) {
  if (present === error) return
  present = error
  for (const listener of listeners) listener()
}

export const currentActionError = () => present

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useActionError = () =>
  useSyncExternalStore(
    subscribe,
    () => present,
    () => undefined,
  )
