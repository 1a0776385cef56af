import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import { addDays, shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from './schema.ts'

/** So many days ahead there is still time to find a technician. */
const daysAhead = 3

/** All that are due, marked as told: nobody takes them again. */
export const claimDueReminders = (db: Db, at: Date) =>
  db
    .update(reminders)
    .set({ sentAt: at })
    .where(
      and(
        lte(reminders.dueOn, shopDay(addDays(at, daysAhead))),
        isNotNull(reminders.confirmedAt),
        isNull(reminders.sentAt),
      ),
    )
    .returning()
