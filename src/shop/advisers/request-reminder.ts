import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { addDays } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { reminders } from './schema.ts'

/** A family has a few pairs; more emails than that could only flood a stranger's mailbox. */
const maxUnconfirmed = 4
const maxWaiting = 20

type ReminderRequest = { email: string; locale: Locale; dueOn: string; query: string }

/** Stores a request for a reminder, to be confirmed by email. Beyond the limit nothing is stored, and the answer stays the same: it must not reveal who waits for what. */
export const requestReminder = (db: Db, { email: typedEmail, ...reminder }: ReminderRequest, at = new Date()) =>
  db.transaction(async (tx) => {
    const email = typedEmail.toLowerCase()
    const own = and(eq(reminders.email, email), isNull(reminders.sentAt))
    const [all] = await tx.select({ number: count() }).from(reminders).where(own)
    const [fresh] = await tx
      .select({ number: count() })
      .from(reminders)
      .where(and(own, isNull(reminders.confirmedAt), gt(reminders.createdAt, addDays(at, -1))))
    if (all!.number >= maxWaiting || fresh!.number >= maxUnconfirmed) return
    const [row] = await tx
      .insert(reminders)
      .values({ ...reminder, email })
      .returning()
    return row!.id
  })
