import { and, eq, isNull } from 'drizzle-orm'
import { shopDay } from '#kit/clock.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from './schema.ts'

/** Confirms the address of a reminder. Repeating it changes nothing; a deleted reminder stays deleted. */
export const confirmReminder = (db: Db, id: string, at = new Date()) =>
  db
    .update(reminders)
    .set({ confirmedAt: at })
    .where(and(eq(reminders.id, id), isNull(reminders.confirmedAt)))

export async function findReminder(db: Db, id: string) {
  const [row] = await db.select().from(reminders).where(eq(reminders.id, id))
  return row
}

/** No email can come before its day any more. */
export const isReminderOver = ({ dueOn }: { dueOn: string }, at: Date) => dueOn <= shopDay(at)
