import type { EventSeverity } from './event.ts'

const prefix = 'browser.'

/** Reports by browsers: anyone can send anything, so they have names of their own, never weigh more than medium, and do not change the level of risk. */
export const asBrowserReport = ({ type, severity }: { type: string; severity: EventSeverity }) => ({
  type: prefix + type,
  severity: severity === 'low' ? ('low' as const) : ('medium' as const),
})

export const isBrowserReport = ({ type }: { type: string }) => type.startsWith(prefix)

/** For SQL's `like`. */
export const anyBrowserReport = `${prefix}%`
