/** The periods of a report, in hours: 24 h by default; older rows than 90 days are deleted (worker/delete-expired-rows.ts). */
export const securityPeriods = { '1h': 1, '24h': 24, '7d': 7 * 24, '30d': 30 * 24, '90d': 90 * 24 } as const
export type SecurityPeriod = keyof typeof securityPeriods

export const sinceOf = (period: SecurityPeriod, now = new Date()) =>
  new Date(now.getTime() - securityPeriods[period] * 3_600_000)
