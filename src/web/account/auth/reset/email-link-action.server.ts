import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { formatDateTime } from '#kit/clock.ts'
import { proofSeconds } from '#shop/identity/proof.ts'
import { queueAccountEmail } from '#shop/notifications/queue/queue-account-email.ts'
import { recognisedDevice } from '#web/shell/session/recognised-device.server.ts'
import { m } from '#words/messages.js'
import { doneAnswer, invalidAnswer, refusedAnswer } from '../answer.server.ts'
import type { AuthAnswer } from '../auth-answer.ts'
import { resetForm, toFieldErrors } from '../auth-forms.ts'
import { limitAnonymousAction, limitPasswordReset } from '../limits.server.ts'
import { recordRequestEvent } from '../record-request-event.server.ts'

type EmailLinkRequest = { intent: 'ask-reset' | 'resend'; isAdmin?: boolean }

/** Sends the email with the link to reset a password or to confirm an address. Known and unknown addresses get the same answer. */
export async function emailLinkAction(
  request: Request,
  fields: Record<string, unknown>,
  { intent, isAdmin }: EmailLinkRequest,
) {
  const answer: AuthAnswer = { intent, typed: { email: String(fields.email ?? '') } }
  const read = resetForm.safeParse(fields)
  if (!read.success) return invalidAnswer({ ...answer, errors: toFieldErrors(read.error) })
  const { email } = read.data
  const limitKeys = { ip: clientIp(), email }
  const counted = await orRefusal<{ sentAt?: Date }>(
    intent === 'resend'
      ? limitAnonymousAction(db, 'email', limitKeys).then(() => ({}))
      : limitPasswordReset(db, { ...limitKeys, device: recognisedDevice(request, email) }),
  )
  if (counted.refusal) return refusedAnswer(answer, counted.refusal)
  const sentAt = counted.done?.sentAt
  if (sentAt) return doneAnswer({ ...answer, sent: sentWords(sentAt) })
  const kind = intent === 'resend' ? 'confirm-address' : 'reset-password'
  const facts = isAdmin ? { mode: 'admin' } : undefined
  await db.transaction((tx) => queueAccountEmail(tx, { kind, to: email, locale: requestLocale(), facts }))
  if (intent === 'ask-reset')
    await recordRequestEvent(request, {
      type: 'password-reset-requested',
      severity: 'low',
      message: isAdmin ? 'A reset link was asked for at the admin sign-in' : 'A reset link was asked for',
      details: { email: email.toLowerCase() },
    })
  return doneAnswer(answer)
}

/** No email is sent now; the link in the earlier one works at least until this time. */
function sentWords(at: Date) {
  const clock = (moment: Date) => formatDateTime(moment, requestLocale()).slice(0, 5)
  const until = new Date(at.getTime() + proofSeconds['reset-password'] * 1000)
  return m.auth_reset_sent_before({ time: clock(at), until: clock(until) })
}
