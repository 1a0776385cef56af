import { sql, type SQL } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.server.ts'

/** What people of the shop changed, with before and after. Rows are only added; no references, since the row outlives what it tells of. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    /** `user:<id>`, `system`. */
    actor: text().notNull(),
    /** A word in the past, as of events: `promotion.saved`. */
    verb: text().notNull(),
    /** What kind of thing it was done to, `promotion`, and which. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** What it was called then. */
    name: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** By what a change is sought, without accents, as `vi_fold` leaves it. */
    sought: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`vi_fold(${auditLog.verb} || ' ' || ${auditLog.subjectId} || ' ' || coalesce(${auditLog.name}, ''))`,
      ),
  },
  (t) => [
    index('audit_log_by_time').on(t.at, t.id),
    index('audit_log_of_subject').on(t.subject, t.subjectId, t.at),
    index('audit_log_of_actor').on(t.actor, t.at),
    index('audit_log_sought').using('gin', t.sought.op('gin_trgm_ops')),
  ],
)
