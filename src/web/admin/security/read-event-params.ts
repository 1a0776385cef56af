import { eventSeverities } from '#shop/security/event.ts'
import { securityPeriods, type SecurityPeriod } from '#shop/security/security-period.ts'
import { m } from '#words/messages.js'
import { textParam, enumParam } from '#web/admin-kit/list/list-params.ts'
import { eventWords, securityPeriodWords } from './event-words.ts'

const knownPeriods = Object.keys(securityPeriods) as SecurityPeriod[]

/** The default period of the monitor. */
export const defaultPeriod = '24h'
const otherPeriods = knownPeriods.filter((period) => period !== defaultPeriod)

/** Reads the query of the monitor; unknown values do not filter. */
export const readEventParams = (params: URLSearchParams) => ({
  text: textParam(params),
  severity: enumParam(params, 'severity', eventSeverities),
  type: params.get('type')?.slice(0, 60) || null,
  period: enumParam(params, 'period', otherPeriods),
})
export type EventParams = ReturnType<typeof readEventParams>

export const eventFilters = (types: string[]) => ({
  type: {
    label: m.security_monitor_type(),
    any: m.security_monitor_any_type(),
    options: types.map((value) => ({ value, label: eventWords(value) })),
    isWide: true,
  },
  period: {
    label: m.security_monitor_period(),
    any: securityPeriodWords[defaultPeriod](),
    options: otherPeriods.map((value) => ({ value, label: securityPeriodWords[value]() })),
  },
})
