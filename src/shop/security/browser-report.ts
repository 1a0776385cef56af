import type { EventSeverity } from './event.ts'

const prefix = 'browser.'

/** Reports by browsers: anyone can send anything, so they have their own names, count at most as medium, and do not change the risk level. */
export const asBrowserReport = ({ type, severity }: { type: string; severity: EventSeverity }) => ({
  type: prefix + type,
  severity: severity === 'low' ? ('low' as const) : ('medium' as const),
})

export const isBrowserReport = ({ type }: { type: string }) => type.startsWith(prefix)

/** A pattern for SQL's `like`. */
export const anyBrowserReport = `${prefix}%`
