import { dayAfter } from '#kit/clock.ts'
import { readDong } from '#kit/read-dong.ts'
import { auditKindNames } from '#shop/security/audit-kinds.ts'
import type { AuditListParams } from '#shop/security/search-audit.ts'
import { textParam, enumParam } from '#web/admin-kit/list/list-params.ts'
import { dayParam } from '#web/admin-kit/list/day-param.ts'

const word = (value: string | null) => value?.trim().slice(0, 100) || null
export const auditDays = ['today', 'week', 'month'] as const
export type AuditDays = (typeof auditDays)[number]

/** Weeks begin on Monday, as in Vietnam. */
const startOf: Record<AuditDays, (today: string) => string> = {
  today: (today) => today,
  week: (today) => dayAfter(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7)),
  month: (today) => `${today.slice(0, 8)}01`,
}

/** Reads the query of the log; unreadable values do not filter. Typed dates take precedence over a named period. */
export function readAuditParams(params: URLSearchParams, today: string) {
  const [from, until] = [dayParam(params, 'from'), dayParam(params, 'until')]
  const days = from || until ? null : enumParam(params, 'days', auditDays)
  const query: AuditListParams = {
    text: textParam(params),
    subject: word(params.get('subject')),
    actor: word(params.get('actor')),
    kind: enumParam(params, 'kind', auditKindNames),
    order:
      word(params.get('order'))
        ?.replace(/^#|^luot\s+/i, '')
        .toUpperCase() ?? null,
    least: readDong(params.get('least') ?? '') ?? null,
    most: readDong(params.get('most') ?? '') ?? null,
    from: days ? startOf[days](today) : from,
    until,
  }
  return { query, days, typed: { from, until } }
}
