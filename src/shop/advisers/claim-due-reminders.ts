import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from './schema.ts'

/** Reminders go out this many days ahead, so that there is still time to find a technician. */
const daysAhead = 3

/** Claims all reminders that are due, or only this one if it is, by marking them as sent, so that no other process sends them again. */
export const claimDueReminders = (db: Db, at: Date, id?: string) =>
  db
    .update(reminders)
    .set({ sentAt: at })
    .where(
      and(
        id === undefined ? undefined : eq(reminders.id, id),
        lte(reminders.dueOn, shopDay(addDays(at, daysAhead))),
        isNotNull(reminders.confirmedAt),
        isNull(reminders.sentAt),
      ),
    )
    .returning()
