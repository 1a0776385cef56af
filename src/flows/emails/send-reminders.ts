import type { Db } from '#platform/postgres/db.server.ts'
import { claimDueReminders } from '#shop/advisers/claim-due-reminders.ts'
import { queueToolEmail } from '#shop/notifications/queue/queue-tool-email.ts'

/** Once a day: queues one email for each reminder that is due. With `only`, for that one, if it is due. */
export const sendReminders = (db: Db, at = new Date(), only?: string) =>
  db.transaction(async (tx) => {
    for (const { id, email, locale } of await claimDueReminders(tx, at, only))
      await queueToolEmail(tx, {
        kind: 'reminder-due',
        cause: `reminder:${id}`,
        to: email,
        locale,
        facts: { reminderId: id },
      })
  })
