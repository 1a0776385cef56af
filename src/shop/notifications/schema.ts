import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment } from '#platform/columns.server.ts'
import type { MailKind } from './mail-kind.ts'

/** One mail for one event: the pair is unique, so a repeated delivery of the event sends nothing twice. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<MailKind>().notNull(),
    cause: text().notNull(),
    orderId: text(),
    to: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    subject: text(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [uniqueIndex('mail_once').on(t.kind, t.cause), index('mails_of_order').on(t.orderId)],
)
