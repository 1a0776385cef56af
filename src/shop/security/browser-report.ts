import type { EventSeverity } from './event.ts'

const prefix = 'browser.'

/**
 * What a browser says of itself: anyone can say anything, so it has names of its own, never weighs more than medium, and the level of risk
 * does not follow it.
 */
export const asBrowserReport = ({ type, severity }: { type: string; severity: EventSeverity }) => ({
  type: prefix + type,
  severity: severity === 'low' ? ('low' as const) : ('medium' as const),
})

export const isBrowserReport = ({ type }: { type: string }) => type.startsWith(prefix)

/** For SQL's `like`. */
export const anyBrowserReport = `${prefix}%`
