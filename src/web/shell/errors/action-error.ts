import { useSyncExternalStore } from 'react'

/** What an act, or reading the page anew, failed of without any refusal: nobody foresaw it. */
export type ActionError = {
  why: 'system' | 'network' | 'signed-out' | 'gone' | 'role' | 'said'
  /** only the reading of what is on the page failed: nothing was to be saved */
  isReading: boolean
  /** the server's own sentence, where it had one */
  text?: string
  error: unknown
}

let present: ActionError | undefined
const hearers = new Set<() => void>()

/** Until the next act, or the next page; nothing where all is well again. */
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
