import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, money } from '#platform/postgres/columns.server.ts'
import { payments } from './schema.ts'

/** Money that staff saw arrive: cash at the counter, a carrier's settlement, a transfer at the bank. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amount: money().notNull(),
    reason: text().notNull(),
    actor: text().notNull(),
    /** The id of the form: sent twice, the money is recorded once. */
    key: text().unique(),
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: createdAt(),
  },
  (t) => [
    index('receipts_of_payment').on(t.paymentId),
    index('receipts_by_time').on(t.at),
    index('receipts_by_reference').on(sql`(${t.facts} ->> 'reference')`),
    check('receipt_positive', sql`${t.amount} > 0`),
  ],
)
