import type { Db } from '#platform/postgres/db.server.ts'
import { confirmReminder, findReminder } from '#shop/advisers/confirm-reminder.ts'
import { forgetReminders } from '#shop/advisers/forget-reminders.ts'
import { findContact } from '#shop/identity/accounts/find-contact.ts'
import { staff } from '#shop/identity/actor.ts'
import { setEmailChoice } from '#shop/notifications/preferences/set-email-choice.ts'

type ReminderAnswer = { id: string; isWanted: boolean; ip: string | null }

/**
 * The owner of a mailbox confirms a reminder or ends all of them. The account of this address, if there is one, gets the same choice, since its pages
 * tell which emails are sent.
 */
export const answerReminder = (db: Db, { id, isWanted, ip }: ReminderAnswer) =>
  db.transaction(async (tx) => {
    const reminder = await findReminder(tx, id)
    if (!reminder) return
    if (isWanted) await confirmReminder(tx, id)
    else await forgetReminders(tx, id)
    const owner = await findContact(tx, reminder.email)
    if (!owner?.isConfirmed) return
    await setEmailChoice(tx, staff(owner.id), { userId: owner.id, topic: 'reminders', wanted: isWanted, ip })
  })
