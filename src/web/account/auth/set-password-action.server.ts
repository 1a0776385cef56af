import { redirectDocument } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { resetPassword } from '#shop/identity/reset-password.ts'
import { faulty, refused } from './answer.server.ts'
import type { Answer } from './answer.ts'
import { newPasswordForm, toFaults } from './auth-forms.ts'
import { deviceCookie } from '#web/chrome/known-device.server.ts'
import { forgetReset } from './limits.server.ts'
import { tokenOf, usedUp } from './link-cookie.server.ts'
import { note } from './note.server.ts'

/** The second half of a reset: the new password, once per link. It does not sign in, so that a second factor is still asked for. */
export async function setPasswordAction(request: Request, fields: Record<string, unknown>, isAdmin: boolean) {
  const answer: Answer = { intent: 'set-password' }
  const read = newPasswordForm.safeParse(fields)
  if (!read.success) return faulty({ ...answer, faults: toFaults(read.error) })
  const token = tokenOf(request, 'reset-password') ?? ''
  const { done, refusal } = await orRefusal(resetPassword(db, guest, { token, password: read.data.password }))
  if (refusal) return refused(answer, refusal)
  const { userId, email } = done
  await note(request, { type: 'password-reset', severity: 'medium', message: 'A password was reset by a link', userId })
  await forgetReset(db, email)
  const headers = new Headers({ 'Set-Cookie': usedUp('reset-password') })
  // Whoever holds the mailbox may try from here even while strangers besiege the account.
  headers.append('Set-Cookie', deviceCookie(request, email))
  return redirectDocument(`/auth?notice=password-reset${isAdmin ? '&mode=admin' : ''}`, { headers })
}
