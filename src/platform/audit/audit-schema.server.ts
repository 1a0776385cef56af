import { sql, type SQL } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, money } from '../postgres/columns.server.ts'

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
    /** Which order it was about and how much money it moved, took or gave, in đồng: of what the desk does with money. */
    orderId: text(),
    amount: money(),
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
    index('audit_log_of_order')
      .on(t.orderId, t.id)
      .where(sql`${t.orderId} is not null`),
    index('audit_log_by_amount')
      .on(t.amount, t.id)
      .where(sql`${t.amount} is not null`),
    index('audit_log_of_verb').on(t.verb, t.id),
    index('audit_log_sought').using('gin', t.sought.op('gin_trgm_ops')),
  ],
)
