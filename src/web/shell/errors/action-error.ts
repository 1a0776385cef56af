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
const hearers = new Set<() => void>()

/** Set until the next action or the next page; undefined clears it. */
export function setActionError(trouble: ActionError | undefined) {
  if (present === trouble) return
  present = trouble
  for (const hear of hearers) hear()
}

export const currentActionError = () => present

const subscribe = (hear: () => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

export const useActionError = () =>
  useSyncExternalStore(
    subscribe,
    () => present,
    () => undefined,
  )
