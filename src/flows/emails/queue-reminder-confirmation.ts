import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { requestReminder } from '#shop/advisers/request-reminder.ts'
import { queueToolEmail } from '#shop/notifications/queue/queue-tool-email.ts'

type ReminderRequest = { email: string; locale: Locale; dueOn: string; query: string }

/** A reminder was requested for an email address: its owner gets one email that asks for confirmation. */
export const queueReminderConfirmation = (db: Db, reminder: ReminderRequest) =>
  db.transaction(async (tx) => {
    const id = await requestReminder(tx, reminder)
    if (id)
      await queueToolEmail(tx, {
        kind: 'reminder-confirm',
        cause: `reminder:${id}`,
        to: reminder.email.toLowerCase(),
        locale: reminder.locale,
        facts: { reminderId: id },
      })
  })
