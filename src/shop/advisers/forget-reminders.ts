import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from './schema.ts'

/** Deletes every reminder of this address. Repeating it changes nothing. */
export const forgetReminders = (db: Db, email: string) =>
  db.delete(reminders).where(eq(reminders.email, email.toLowerCase()))
