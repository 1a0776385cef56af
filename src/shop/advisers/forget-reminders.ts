import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from './schema.ts'

/** Deletes every reminder of the address to which this one was sent. Repeating it changes nothing. */
export const forgetReminders = (db: Db, id: string) =>
  db
    .delete(reminders)
    .where(inArray(reminders.email, db.select({ email: reminders.email }).from(reminders).where(eq(reminders.id, id))))
