import {
  check,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'
import type { Locale, Localized } from '#kit/localized.ts'
import { createdAt, moment, onlyWords } from '#platform/postgres/columns.server.ts'
import { users } from '#shop/identity/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { promotions } from '#shop/pricing/schema.ts'
import { channelNames, type ChannelName } from './queue/channel.ts'
import type { EmailKind } from './email-kind.ts'
import type { EmailTopic } from './preferences/email-topic.ts'
import { notificationTypes, type NotificationType } from './bell/notification.ts'
import { emailStates, type EmailState } from './email-state.ts'

/** One email per event: the pair is unique, so a repeated delivery of the event sends nothing twice. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<EmailKind>().notNull(),
    channel: text().$type<ChannelName>().notNull().default('mail'),
    cause: text().notNull(),
    orderId: text(),
    /** The ids of what the email is about, besides the order; never a secret: secrets are made when the email is written. */
    facts: jsonb().$type<Record<string, string>>().notNull().default({}),
    to: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    subject: text(),
    state: text().$type<EmailState>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** The actor who requested it, if no event did. */
    actor: text().notNull().default('system'),
    /** The page as it was sent, without the keys in its links. */
    page: text(),
    plain: text(),
    createdAt: createdAt(),
    sentAt: moment(),
    /** Written to DATA_DIR/outbox, because the shop had no mail server: it reached nobody. */
    isInOutbox: boolean().notNull().default(false),
    /** The text by which the log is searched, without accents (`vi_fold`). */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`vi_fold(${emails.to} || ' ' || coalesce(${emails.subject}, '') || ' ' || coalesce(${emails.orderId}, ''))`,
      ),
  },
  (t) => [
    uniqueIndex('email_once').on(t.kind, t.cause, t.channel),
    index('emails_of_order').on(t.orderId),
    index('emails_by_time').on(t.createdAt),
    index('emails_by_state').on(t.state, t.createdAt),
    index('emails_by_text').using('gin', t.searchText.op('gin_trgm_ops')),
    check('emails_words', onlyWords([t.channel, channelNames], [t.state, emailStates])),
  ],
)

/** Announcements of promotions to customers who agreed to them: one for each promotion. */
export const promotionAnnouncements = pgTable('promotion_announcements', {
  promotionId: uuid()
    .primaryKey()
    .references(() => promotions.id, { onDelete: 'cascade' }),
  subject: jsonb().$type<Localized>().notNull(),
  text: jsonb().$type<Localized>().notNull(),
  actor: text().notNull(),
  at: createdAt(),
  /** When all emails were queued. */
  doneAt: moment(),
})

/** A notification is stored in both languages and shown in the page's. */
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
    /** The event that caused it: a repeated delivery of the event notifies once. */
    cause: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('notifications_of_user').on(t.userId, t.createdAt),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`not ${t.isRead}`),
    uniqueIndex('notification_once').on(t.userId, t.cause),
    check('notifications_words', onlyWords([t.type, notificationTypes])),
  ],
)

/** Topics that are not transactional can be turned off one by one; without a row the topic's default counts. */
export const emailPreferences = pgTable(
  'email_preferences',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().$type<EmailTopic>().notNull(),
    wanted: boolean().notNull(),
    changedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.topic] })],
)
