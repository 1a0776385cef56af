import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Locale, Localized } from '#kit/localized.ts'
import { createdAt, moment } from '#platform/columns.server.ts'
import { users } from '#shop/identity/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import type { MailKind } from './mail-kind.ts'
import type { MailTopic } from './mail-topic.ts'
import type { NotificationType } from './notification.ts'

/** One mail for one event: the pair is unique, so a repeated delivery of the event sends nothing twice. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<MailKind>().notNull(),
    cause: text().notNull(),
    orderId: text(),
    /** What the letter is about besides an order: ids, never a secret; secrets are made when the letter is written. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    to: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    subject: text(),
    state: text().$type<'waiting' | 'sent' | 'failed' | 'dropped'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (t) => [uniqueIndex('mail_once').on(t.kind, t.cause), index('mails_of_order').on(t.orderId)],
)

/** SPEC 3: Notification. Said in both languages, shown in the page's. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text().$type<NotificationType>().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    message: jsonb().$type<Localized>().notNull(),
    isRead: boolean().notNull().default(false),
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    /** The event that caused it: a repeated delivery says nothing twice. */
    cause: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_of_user').on(t.userId, t.createdAt),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`not ${t.isRead}`),
    uniqueIndex('notification_once').on(t.userId, t.cause),
  ],
)

/** What is not transactional can be turned off, topic by topic; no row means the topic's own default. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().$type<MailTopic>().notNull(),
    wanted: boolean().notNull(),
    changedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
)
