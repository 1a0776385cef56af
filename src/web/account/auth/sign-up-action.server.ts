import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { clientIp, spokenLocale } from '#platform/request.server.ts'
import { signUp } from '#flows/sign-up.ts'
import { guest } from '#shop/identity/actor.ts'
import { markName, markOf, markSeconds } from '#shop/identity/sign-up-mark.ts'
import { writeCookie } from '#web/chrome/cart-cookie.server.ts'
import { done, faulty, refused } from './answer.server.ts'
import type { Answer } from './answer.ts'
import { signUpForm, toFaults } from './auth-forms.ts'
import { countDeed } from './limits.server.ts'
import { note } from './note.server.ts'

/** The answer is the same for every address, headers included; what differs stands in the letter. */
export async function signUpAction(request: Request, fields: Record<string, unknown>) {
  const typed = {
    email: String(fields.email ?? ''),
    name: String(fields.name ?? ''),
    marketing: fields.marketing === 'on',
  }
  const answer: Answer = { intent: 'sign-up', typed }
  const read = signUpForm.safeParse(fields)
  if (!read.success) return faulty({ ...answer, faults: toFaults(read.error) })
  const made = await orRefusal(makeAccount(read.data))
  if (made.refusal) return refused(answer, made.refusal)
  await note(request, {
    type: 'sign-up',
    severity: 'low',
    message: 'Somebody signed up',
    details: { email: typed.email },
  })
  const mark = writeCookie(markName(), markOf(made.done.accountId), markSeconds)
  return done(answer, { 'Set-Cookie': mark })
}

async function makeAccount({ email, name, password, marketing }: ReturnType<typeof signUpForm.parse>) {
  const ip = clientIp()
  await countDeed(db, 'sign-up', { ip, email })
  const consents = { terms: true, privacy: true, 'marketing-mail': marketing === 'on' }
  return signUp(db, guest, { email, name, password, locale: spokenLocale(), consents, ip })
}
