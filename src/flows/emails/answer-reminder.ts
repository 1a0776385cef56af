import type { Db } from '#platform/postgres/db.server.ts'
import { confirmReminder, findReminder, isReminderOver } from '#shop/advisers/confirm-reminder.ts'
import { forgetReminders } from '#shop/advisers/forget-reminders.ts'
import { findContact } from '#shop/identity/accounts/find-contact.ts'
import { staff } from '#shop/identity/actor.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'
import { sendReminders } from './send-reminders.ts'

type ReminderAnswer = { id: string; isWanted: boolean; ip: string | null }

/**
 * The owner of a mailbox confirms a reminder, or ends all of them by a link of the time when it named one reminder. False if there is nothing left to
 * confirm. One that is due already is queued at once: the next round of the day may come after its day.
 */
export const answerReminder = (db: Db, { id, isWanted, ip }: ReminderAnswer, at = new Date()) =>
  db.transaction(async (tx) => {
    const reminder = await findReminder(tx, id)
    if (!isWanted) {
      if (reminder) await endReminders(tx, { email: reminder.email, ip })
      return true
    }
    if (!reminder || isReminderOver(reminder, at)) return false
    await confirmReminder(tx, id, at)
    await keepChoice(tx, { email: reminder.email, wanted: true, ip })
    await sendReminders(tx, at, id)
    return true
  })

/** Ends all reminders of an address, also where none is left of those that were sent to it. */
export const endReminders = (db: Db, { email, ip }: { email: string; ip: string | null }) =>
  db.transaction(async (tx) => {
    await forgetReminders(tx, email)
    await keepChoice(tx, { email, wanted: false, ip })
  })

type Choice = { email: string; wanted: boolean; ip: string | null }

/** The account of this address, if there is one, gets the same choice, since its pages tell which emails are sent. */
async function keepChoice(tx: Db, { email, ...choice }: Choice) {
  const owner = await findContact(tx, email)
  if (owner?.isConfirmed) await setEmailChoice(tx, staff(owner.id), { userId: owner.id, topic: 'reminders', ...choice })
}
