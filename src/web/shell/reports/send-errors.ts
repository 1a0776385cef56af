import { describeError, openErrorLog, type ErrorRecord, type Severity } from '#kit/error-log.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'

export type UnreportedError = {
  thrown: unknown
  severity: Severity
  errorId: string
  at: number
  path: string
  isMissed: boolean
}

const log = openErrorLog()
const batchMs = 400
const retryMs = 60_000
/** Below the server's limit (errors-route.ts). */
const maxBodyBytes = 7_500
const stackLength = 2_000
const maxPerMessage = 5

/** Not bugs of the shop: aborted requests, ResizeObserver loops, browser extensions, and script errors that other sites hide. */
const isNoise = ({ message, stack }: Pick<ErrorRecord, 'message' | 'stack'>) =>
  /^AbortError|aborted|ResizeObserver loop|^Script error/.test(message) || /\b\w+-extension:\/\//.test(stack ?? '')

/** Describes and masks errors and sends them together; what cannot be sent waits, 100 at most, for the next occasion. */
export function sendErrors(errors: UnreportedError[]) {
  for (const { thrown, severity, errorId, at, path, isMissed } of errors) {
    const { message, stack } = describeError(thrown)
    const isName = thrown instanceof DOMException && thrown.name === 'AbortError'
    if (isName || isNoise({ message, stack }) || isFlood(message, at)) continue
    // The promise rejects in frames without toasts, such as the admin's.
    if (isMissed) toast(m.error_part_any(), { tone: 'error' }).catch(() => {})
    const timestamp = new Date(at).toISOString()
    log.take({ message, severity, timestamp, stack: stack?.slice(0, stackLength), path: path.slice(0, 300), errorId })
  }
  plan(batchMs)
}

/** The same error too often within a minute is not reported again. */
const isFlood = (message: string, at: number) =>
  log.entries.filter((entry) => entry.message === message && Date.parse(entry.timestamp) > at - 60_000).length >=
  maxPerMessage

let planned: ReturnType<typeof setTimeout> | undefined
function plan(ms: number) {
  clearTimeout(planned)
  planned = log.waiting.length ? setTimeout(() => void post(), ms) : undefined
}

let isSending = false
async function post() {
  if (isSending || !log.waiting.length) return
  isSending = true
  const batch = firstThatFit(log.waiting)
  const answer = await fetch('/api/errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ errors: batch }),
    keepalive: true,
  }).catch(() => undefined)
  isSending = false
  // Reports that the server refuses as unreadable are not sent again.
  const isDone = answer && answer.status !== 429 && answer.status < 500
  if (isDone) for (const sent of batch) log.waiting.splice(log.waiting.indexOf(sent) >>> 0, 1)
  plan(isDone ? batchMs : retryMs)
}

function firstThatFit(records: ErrorRecord[]) {
  const fit: ErrorRecord[] = []
  let bytes = 0
  for (const record of records.slice(0, 20)) {
    bytes += new Blob([JSON.stringify(record)]).size + 1
    if (bytes > maxBodyBytes && fit.length) break
    fit.push(record)
  }
  return fit
}

addEventListener('online', () => plan(batchMs))
addEventListener('pagehide', () => void post())
