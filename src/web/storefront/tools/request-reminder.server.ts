import { z } from 'zod'
import { orRefusal, Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { waitOf } from '#shop/identity/wait-refusal.ts'
import { queueReminderConfirmation } from '#flows/emails/queue-reminder-confirmation.ts'
import { watchEmail } from '#shop/inventory/watches/watch-email.ts'
import { m } from '#words/messages.js'

const form = z.object({
  email: watchEmail,
})

/** A family asks for a few pairs; a bot that floods strangers' mailboxes asks for many. */
const perNetwork = allLimits.reminder

/** The result of a request; `isDone` does not reveal whether the address was known. `seconds`: how long the limit refuses it. */
export type ReminderAnswer = { email: string; isDone?: true; error?: string; seconds?: number }

export async function handleReminderForm(
  fields: FormData,
  { dueOn, query }: { dueOn: string | null; query: string },
): Promise<ReminderAnswer> {
  const typed = fields.get('email')
  const email = typeof typed === 'string' ? typed.slice(0, 300) : ''
  // A page that stood open overnight still offers a reminder for what is due today.
  if (dueOn === null) return { email, error: m.tool_reminder_no_day() }
  const read = form.safeParse({ email })
  if (!read.success) return { email, error: z.flattenError(read.error).fieldErrors.email?.[0] }
  const { refusal } = await orRefusal(saveReminder(read.data.email, { dueOn, query }))
  if (!refusal) return { email: read.data.email, isDone: true }
  return { email, error: refusal.say(requestLocale()), seconds: waitOf(refusal) }
}

async function saveReminder(email: string, plan: { dueOn: string; query: string }) {
  const seconds = await secondsToWait(db, perNetwork, networkOf(clientIp()))
  const facts = { seconds, minutes: Math.ceil(seconds / 60) }
  if (seconds) throw new Refusal('too-many-reminders', m.watch_too_many, facts)
  await queueReminderConfirmation(db, { email, locale: requestLocale(), ...plan })
}
