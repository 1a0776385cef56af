import type { Severity } from '#kit/error-log.ts'

export type UnreportedError = {
  thrown: unknown
  severity: Severity
  errorId: string
  at: number
  path: string
  isMissed: boolean
}

const ids = new WeakMap<object, string>()
const untold: UnreportedError[] = []
/** So many errors wait to be reported. The log itself is fetched only when there is something to tell. */
const mostUntold = 100

/** Tells the shop what failed in this browser, once; answers the id under which it will be found. What it takes to tell is fetched then. */
export function reportBrowserError(thrown: unknown, severity: Severity = 'high', isMissed = false) {
  const known = thrown instanceof Object && ids.get(thrown)
  if (known) return known
  const errorId = Math.random().toString(16).slice(2, 10).padEnd(8, '0')
  if (thrown instanceof Object) ids.set(thrown, errorId)
  untold.push({ thrown, severity, errorId, at: Date.now(), path: location.pathname, isMissed })
  if (untold.length > mostUntold) untold.shift()
  void import('./send-errors.ts').then(({ sendErrors }) => sendErrors(untold.splice(0))).catch(() => {})
  return errorId
}

/** Hears what nobody caught. Somebody who has just pressed something waits for what did not happen, and is told. */
export function listenForErrors() {
  const isMissed = () => navigator.userActivation?.isActive
  addEventListener('error', ({ error }) => error && reportBrowserError(error, 'high', isMissed()))
  addEventListener('unhandledrejection', ({ reason }) => void reportBrowserError(reason, 'medium', isMissed()))
}
