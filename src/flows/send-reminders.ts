import type { Db } from '#platform/db.server.ts'
import { claimDueReminders } from '#shop/advisers/take-reminders.ts'
import { queueToolEmail } from '#shop/notifications/queue-tool-mail.ts'

/** Once a day: one letter for each reminder that is due. */
export const sendReminders = (db: Db, at = new Date()) =>
  db.transaction(async (tx) => {
    for (const { id, email, locale } of await claimDueReminders(tx, at))
      await queueToolEmail(tx, {
        kind: 'reminder-due',
        cause: `reminder:${id}`,
        to: email,
        locale,
        facts: { reminderId: id },
      })
  })
