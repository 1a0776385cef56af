import { isBrowserReport } from './browser-report.ts'
import { riskLevel } from './risk-level.ts'
import { recentEvents } from './recent-events.ts'

const hourMs = 3_600_000

/** The risk level and the number of high and critical events in the last hour, from memory: every admin page shows it. */
export function countAlarms(now = new Date()) {
  const hour = recentEvents().filter((event) => event.at.getTime() > now.getTime() - hourMs && !isBrowserReport(event))
  const alarming = hour.filter(({ severity }) => severity === 'high' || severity === 'critical')
  return {
    risk: riskLevel(hour, new Date(Math.max(now.getTime(), ...hour.map(({ at }) => at.getTime())))),
    alarms: alarming.length,
  }
}
