import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/columns.server.ts'
import type { Severity } from './event.ts'

/** SPEC 3: security events. Never holds a password or a token; rows are only added. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    type: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    message: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt(),
    userAgent: text(),
    ip: text(),
    /** No reference: the event outlives the account. */
    userId: text(),
  },
  (t) => [index('security_events_by_time').on(t.at), index('security_events_of_user').on(t.userId, t.at)],
)
