import type { EventSeverity } from './event.ts'

export type RecentEvent = { id: number; type: string; severity: EventSeverity; at: Date }

/** The number of security events in memory (docs/reference/spec.md 9). */
export const maxInMemory = 1000

let recent: RecentEvent[] = []

/** Remembers events, the newest first; an event received twice counts once. */
export function rememberEvents(events: readonly RecentEvent[]) {
  const knownIds = new Set(recent.map(({ id }) => id))
  const fresh = events.filter(({ id }) => !knownIds.has(id))
  recent = [...fresh, ...recent].sort((a, b) => b.id - a.id).slice(0, maxInMemory)
}

export const forgetEvents = () => void (recent = [])

/** The newest events, without a query. */
export const recentEvents = (): readonly RecentEvent[] => recent
