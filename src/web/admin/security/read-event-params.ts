import { eventSeverities } from '#shop/security/event.ts'
import { securityPeriods, type SecurityPeriod } from '#shop/security/security-period.ts'
import { askedText } from '#web/admin-kit/list/asked.ts'

const knownPeriods = Object.keys(securityPeriods) as SecurityPeriod[]

/** What the address asks of the monitor; words it does not know ask for nothing. It shows 24 hours unless asked for more. */
export const readEventParams = (params: URLSearchParams) => ({
  text: askedText(params),
  severity: eventSeverities.find((severity) => severity === params.get('severity')) ?? null,
  type: params.get('type')?.slice(0, 60) || null,
  period: knownPeriods.find((period) => period === params.get('period')) ?? ('24h' as const),
})
