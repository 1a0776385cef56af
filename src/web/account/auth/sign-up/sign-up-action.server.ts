import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { signUp } from '#flows/users/sign-up.ts'
import { guest } from '#shop/identity/actor.ts'
import { signUpMarkCookie, signUpMarkOf, signUpMarkSeconds } from '#shop/identity/accounts/sign-up-mark.ts'
import { recognisedDevice } from '#web/shell/session/recognised-device.server.ts'
import { writeCookie } from '#web/shell/session/cart-cookie.server.ts'
import { doneAnswer, invalidAnswer, refusedAnswer } from '../answer.server.ts'
import type { AuthAnswer } from '../auth-answer.ts'
import { consentsIn, signUpForm, toFieldErrors } from '../auth-forms.ts'
import { limitAnonymousAction } from '../limits.server.ts'
import { recordRequestEvent } from '../record-request-event.server.ts'

/**
 * The response is the same for every address, headers included, so that it does not reveal who has an account; only the email differs. Who signed in
 * from this browser before is told that they have one.
 */
export async function signUpAction(request: Request, fields: Record<string, unknown>) {
  const typed = {
    email: String(fields.email ?? ''),
    name: String(fields.name ?? ''),
    marketing: fields.marketing === 'on',
  }
  const answer: AuthAnswer = { intent: 'sign-up', typed }
  const read = signUpForm.safeParse(fields)
  if (!read.success) return invalidAnswer({ ...answer, errors: toFieldErrors(read.error) })
  const made = await orRefusal(makeAccount(request, read.data))
  if (made.refusal) return refusedAnswer(answer, made.refusal)
  await recordRequestEvent(request, {
    type: 'sign-up',
    severity: 'low',
    message: 'Somebody signed up',
    details: { email: typed.email },
  })
  const mark = writeCookie(signUpMarkCookie(), signUpMarkOf(made.done.accountId), signUpMarkSeconds)
  return doneAnswer(answer, { 'Set-Cookie': mark })
}

async function makeAccount(request: Request, { email, name, password, ...boxes }: ReturnType<typeof signUpForm.parse>) {
  const ip = clientIp()
  await limitAnonymousAction(db, 'sign-up', { ip })
  const consents = consentsIn(boxes)
  const isKnownHere = recognisedDevice(request, email) !== undefined
  return signUp(db, guest, { email, name, password, locale: requestLocale(), consents, ip, isKnownHere })
}
