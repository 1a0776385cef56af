import { redirectDocument } from 'react-router'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { resetPassword } from '#shop/identity/accounts/reset-password.ts'
import { clearSignInTries } from '#shop/identity/sign-in/sign-in-limits.ts'
import { invalidAnswer, refusedAnswer } from '../answer.server.ts'
import type { AuthAnswer } from '../auth-answer.ts'
import { newPasswordForm, toFieldErrors } from '../auth-forms.ts'
import { deviceCookie, deviceOf } from '#web/shell/session/recognised-device.server.ts'
import { clearPasswordResetLimit } from '../limits.server.ts'
import { linkTokenOf, clearLinkToken } from '../link-cookie.server.ts'
import { recordRequestEvent } from '../record-request-event.server.ts'

/** Sets the new password; a link works once. It does not sign in, so the second factor is still required. */
export async function setPasswordAction(request: Request, fields: Record<string, unknown>, isAdmin: boolean) {
  const answer: AuthAnswer = { intent: 'set-password' }
  const read = newPasswordForm.safeParse(fields)
  if (!read.success) return invalidAnswer({ ...answer, errors: toFieldErrors(read.error) })
  const token = linkTokenOf(request, 'reset-password') ?? ''
  const { done, refusal } = await orRefusal(resetPassword(db, guest, { token, password: read.data.password }))
  if (refusal) return refusedAnswer(answer, refusal)
  const { userId, email } = done
  await recordRequestEvent(request, {
    type: 'password-reset',
    severity: 'medium',
    message: 'A password was reset by a link',
    userId,
  })
  await clearPasswordResetLimit(db, email)
  await clearSignInTries(db, { userId, email, ip: clientIp(), device: deviceOf(request) })
  const headers = new Headers({ 'Set-Cookie': clearLinkToken('reset-password') })
  // The owner of the mailbox may sign in from this device even while attackers have locked the account for others.
  headers.append('Set-Cookie', deviceCookie(request, email))
  return redirectDocument(`/auth?notice=password-reset${isAdmin ? '&mode=admin' : ''}`, { headers })
}
