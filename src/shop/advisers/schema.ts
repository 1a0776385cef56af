import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#kit/localized.ts'
import { createdAt, moment } from '#platform/postgres/columns.server.ts'

/** Somebody wants one letter when their blades are due. It is written only after the owner of the address said yes by the link of a first letter. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    dueOn: date().notNull(),
    /** The question of the plan as its address has it, so that the letter leads back there. */
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
