import { maskedText } from './masked.ts'

export type Severity = 'low' | 'medium' | 'high' | 'critical'

/** One error, as it is stored and listed; `errorId` is what the error screen shows. */
export type ErrorRecord = {
  message: string
  severity: Severity
  timestamp: string
  stack?: string
  path?: string
  errorId?: string
  details?: Record<string, unknown>
}

/** Limits of the log, its history and its queue, so that many errors do not fill the memory (docs/reference/spec.md 9). */
export const errorLimits = { entries: 1000, history: 100, queue: 100, windowMs: 3_600_000 }
const topMessages = 10

export type ErrorStats = {
  total: number
  bySeverity: Record<Severity, number>
  top: { message: string; times: number }[]
}

/** Keeps the newest `max` items. */
function ringBuffer<T>(max: number) {
  const entries: T[] = []
  return {
    kept: entries,
    put: (one: T) => {
      entries.push(one)
      if (entries.length > max) entries.shift()
    },
  }
}

/** An error log in memory: the records, a short history, and the queue of errors that were not sent yet. */
export function openErrorLog() {
  const entries = ringBuffer<ErrorRecord>(errorLimits.entries)
  const history = ringBuffer<string>(errorLimits.history)
  const queue = ringBuffer<ErrorRecord>(errorLimits.queue)
  return {
    entries: entries.kept as readonly ErrorRecord[],
    history: history.kept as readonly string[],
    waiting: queue.kept,
    take(record: ErrorRecord) {
      entries.put(record)
      history.put(`${record.timestamp} ${record.severity} ${record.message}`)
      queue.put(record)
    },
    stats: (now: number) => statsOf(entries.kept, now),
  }
}

/** Statistics of the last hour: errors by severity, and the most frequent messages. */
export function statsOf(records: readonly ErrorRecord[], now: number): ErrorStats {
  const recent = records.filter(({ timestamp }) => Date.parse(timestamp) > now - errorLimits.windowMs)
  const bySeverity: ErrorStats['bySeverity'] = { low: 0, medium: 0, high: 0, critical: 0 }
  const times = new Map<string, number>()
  for (const { severity, message } of recent) {
    bySeverity[severity] += 1
    times.set(message, (times.get(message) ?? 0) + 1)
  }
  const top = [...times].map(([message, times]) => ({ message, times })).sort((a, b) => b.times - a.times)
  return { total: recent.length, bySeverity, top: top.slice(0, topMessages) }
}

const maxLengths = { message: 500, stack: 4000 }

/** Describes anything that was thrown so that it is safe to store: with its causes, without secrets, shortened. */
export function describeError(thrown: unknown): { message: string; stack?: string } {
  if (!(thrown instanceof Error)) return { message: cut(maskedText(asText(thrown)), maxLengths.message) }
  const stacks: string[] = []
  let cause: unknown = thrown
  for (let depth = 0; cause instanceof Error && depth < 4; depth += 1, cause = cause.cause)
    stacks.push(maskedText(cause.stack ?? `${cause.name}: ${cause.message}`))
  const message = cut(maskedText(thrown.message || thrown.name), maxLengths.message)
  return { message, stack: cut(stacks.join('\ncaused by: '), maxLengths.stack) }
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

function asText(thrown: unknown) {
  if (typeof thrown === 'string') return thrown
  try {
    return JSON.stringify(thrown) ?? String(thrown)
  } catch {
    return String(thrown)
  }
}
