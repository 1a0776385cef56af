import type { EventSeverity } from './event.ts'

export type RiskLevel = 'low' | 'medium' | 'high'

const hour = 3_600_000

/** The risk level (docs/reference/product.md 6), over the events of the last hour: high with a critical or 3 high ones, medium with a high or 5 medium ones. */
export function riskLevel(events: readonly { severity: EventSeverity; at: Date }[], now = new Date()): RiskLevel {
  const recent = events.filter(({ at }) => at.getTime() > now.getTime() - hour && at <= now)
  const count = (severity: EventSeverity) => recent.filter((event) => event.severity === severity).length
  if (count('critical') > 0 || count('high') >= 3) return 'high'
  if (count('high') > 0 || count('medium') >= 5) return 'medium'
  return 'low'
}
