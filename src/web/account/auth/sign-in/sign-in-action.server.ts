import { orRefusal, type Refusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { signIn } from '#shop/identity/sign-in/sign-in.ts'
import { withClientAddress } from '#shop/identity/sessions/with-client-address.ts'
import { invalidAnswer, refusedAnswer } from '../answer.server.ts'
import type { AuthAnswer } from '../auth-answer.ts'
import { signInForm, toFieldErrors } from '../auth-forms.ts'
import { recognisedDevice } from '#web/shell/session/recognised-device.server.ts'
import { recordRequestEvent, recordRequestEventOnce } from '../record-request-event.server.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'

type SignInInput = { next: string | null; isAdmin: boolean }

export async function signInAction(request: Request, fields: Record<string, unknown>, { next, isAdmin }: SignInInput) {
  const answer: AuthAnswer = { intent: 'sign-in', typed: { email: String(fields.email ?? '') } }
  const read = signInForm.safeParse(fields)
  if (!read.success) return invalidAnswer({ ...answer, errors: toFieldErrors(read.error) })
  const { email, password } = read.data
  const headers = withClientAddress(request.headers)
  const device = recognisedDevice(request, email)
  const { done, refusal } = await orRefusal(signIn(db, { email, password, ip: clientIp(), headers, device }))
  if (!refusal) return completeSignIn(request, { ...done, next, isAdminMode: isAdmin })
  await recordRefusal(request, refusal, email.toLowerCase())
  return refusedAnswer(answer, refusal)
}

function recordRefusal(request: Request, { code }: Refusal, email: string) {
  const details = { email }
  if (code === 'sign-in-wrong')
    return recordRequestEvent(request, {
      type: 'sign-in-failed',
      severity: 'low',
      message: 'Wrong email or password',
      details,
    })
  if (code === 'sign-in-locked')
    return recordRequestEventOnce(request, {
      type: 'sign-in-locked',
      severity: 'medium',
      message: 'Five failed sign-ins',
      details,
    })
  if (code === 'use-the-mail')
    return recordRequestEventOnce(request, {
      type: 'sign-in-besieged',
      severity: 'high',
      message: 'Failed sign-ins to one account from many networks',
      details,
    })
  if (code === 'too-many')
    return recordRequestEventOnce(request, {
      type: 'sign-in-flood',
      severity: 'high',
      message: 'Failed sign-ins to many accounts from one network',
    })
}
