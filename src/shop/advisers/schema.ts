import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment } from '#platform/postgres/columns.server.ts'

/** A request for one email when blades are due. It is sent only after the owner of the address confirmed by the link of a first email. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    dueOn: date().notNull(),
    /** The plan's query string, so that the email links back to the same plan. */
    query: text().notNull(),
    createdAt: createdAt(),
    confirmedAt: moment(),
    sentAt: moment(),
  },
  (t) => [
    index('reminders_of_address').on(t.email),
    index('reminders_waiting')
      .on(t.dueOn)
      .where(sql`${t.confirmedAt} is not null and ${t.sentAt} is null`),
  ],
)
