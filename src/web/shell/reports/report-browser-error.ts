import type { Severity } from '#kit/error-log.ts'
import type { UnreportedError } from './send-errors.ts'

const ids = new WeakMap<object, string>()
const unreported: UnreportedError[] = []
/** At most this many errors wait to be reported. The reporting code is fetched only when there is an error. */
const maxUnreported = 100

/** Reports an error of this browser once and returns its id. The reporting code is fetched only then. */
export function reportBrowserError(thrown: unknown, severity: Severity = 'high', isMissed = false) {
  const existingId = thrown instanceof Object && ids.get(thrown)
  if (existingId) return existingId
  const errorId = Math.random().toString(16).slice(2, 10).padEnd(8, '0')
  if (thrown instanceof Object) ids.set(thrown, errorId)
  unreported.push({ thrown, severity, errorId, at: Date.now(), path: location.pathname, isMissed })
  if (unreported.length > maxUnreported) unreported.shift()
  void import('./send-errors.ts').then(({ sendErrors }) => sendErrors(unreported.splice(0))).catch(() => {})
  return errorId
}

/** Listens for uncaught errors. After a recent press a toast tells about the error, since the person waits for a result. */
export function listenForErrors() {
  const isMissed = () => navigator.userActivation?.isActive
  addEventListener('error', ({ error }) => error && reportBrowserError(error, 'high', isMissed()))
  addEventListener('unhandledrejection', ({ reason }) => void reportBrowserError(reason, 'medium', isMissed()))
}
