import type { EventSeverity } from './event.ts'

export type RecentEvent = { id: number; type: string; severity: EventSeverity; at: Date }

/** The number of security events in memory (docs/reference/spec.md 9). */
export const mostInMemory = 1000

let recent: RecentEvent[] = []

/** Remembers events, the newest first; an event received twice counts once. */
export function rememberEvents(heard: readonly RecentEvent[]) {
  const known = new Set(recent.map(({ id }) => id))
  const fresh = heard.filter(({ id }) => !known.has(id))
  recent = [...fresh, ...recent].sort((a, b) => b.id - a.id).slice(0, mostInMemory)
}

export const forgetEvents = () => void (recent = [])

/** The newest events, without a query. */
export const recentEvents = (): readonly RecentEvent[] => recent
