import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from './schema.ts'

/** No more reminders to whoever got this letter: all of that address go. Asked twice, it is done. */
export const forgetReminders = (db: Db, id: string) =>
  db
    .delete(reminders)
    .where(inArray(reminders.email, db.select({ email: reminders.email }).from(reminders).where(eq(reminders.id, id))))
