import { sql, type SQL } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, money } from '../postgres/columns.server.ts'

/** Changes by staff, with before and after. Rows are only added, and have no foreign keys, since a row outlives its subject. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    /** `user:<id>`, `system`. */
    actor: text().notNull(),
    /** A past participle, as in event names: `promotion.saved`. */
    verb: text().notNull(),
    /** The kind and id of the changed thing: `promotion`. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    /** Its name at that time. */
    name: text(),
    /** The order and the amount in đồng, for staff actions that move money. */
    orderId: text(),
    amount: money(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** Search text without accents, as `vi_fold` returns it. */
    searchText: text()
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
    index('audit_log_by_text').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
)
