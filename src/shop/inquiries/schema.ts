import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment, onlyWords } from '#platform/postgres/columns.server.ts'
import { users } from '#shop/identity/schema.ts'
import {
  answerChannels,
  inquiryStates,
  inquiryTopics,
  type AnswerChannel,
  type InquiryState,
  type InquiryTopic,
} from './inquiry.ts'

/** Messages to the shop from /contact. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: uuid().primaryKey(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text(),
    phone: text(),
    topic: text().$type<InquiryTopic>().notNull(),
    /** As typed: it need not be the code of an order of the shop. */
    orderCode: text(),
    text: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<InquiryState>().notNull().default('open'),
    reply: text(),
    answeredBy: text(),
    answerChannel: text().$type<AnswerChannel>(),
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('inquiries_by_state').on(t.state, t.createdAt),
    index('inquiries_by_time').on(t.createdAt, t.id),
    index('inquiries_by_mail').on(sql`lower(email)`),
    index('inquiries_of_person').on(t.userId),
    check(
      'inquiries_words',
      onlyWords([t.topic, inquiryTopics], [t.state, inquiryStates], [t.answerChannel, answerChannels]),
    ),
  ],
)
