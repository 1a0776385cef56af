import { sql, type SQL } from 'drizzle-orm'
import { check, bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, onlyWords } from '#platform/postgres/columns.server.ts'
import { eventSeverities, type EventSeverity } from './event.ts'

/** Security events. Never holds a password or a token; rows are only added. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    type: text().notNull(),
    severity: text().$type<EventSeverity>().notNull(),
    message: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt(),
    userAgent: text(),
    ip: text(),
    /** Not a foreign key: the event outlives the account. */
    userId: text(),
    /** The text for searches within a period, without accents (`vi_fold`). */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`vi_fold(${securityEvents.message} || ' ' || coalesce(${securityEvents.ip}, '') || ' ' || left(${securityEvents.details}::text, 1000))`,
      ),
  },
  (t) => [
    index('security_events_by_time').on(t.at),
    index('security_events_of_user').on(t.userId, t.at),
    check('security_events_words', onlyWords([t.severity, eventSeverities])),
  ],
)

/** Reports of the content security policy; the same violation on the same page is one row, so that a broken extension cannot fill the table. */
export const cspReports = pgTable(
  'csp_reports',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    directive: text().notNull(),
    /** Origin or kind (`inline`, `eval`, `data`) of the blocked resource. */
    blocked: text().notNull(),
    /** Path of the page, without its query. */
    page: text().notNull(),
    /** `report`: only reported, not blocked, since the policy was off. */
    disposition: text().$type<'enforce' | 'report'>().notNull(),
    source: text(),
    userAgent: text(),
    times: integer().notNull().default(1),
    firstAt: createdAt(),
    lastAt: createdAt(),
  },
  (t) => [
    uniqueIndex('csp_reports_once').on(t.directive, t.blocked, t.page, t.disposition),
    index('csp_reports_by_time').on(t.lastAt),
  ],
)
