import { orRefusal, type Refusal } from '#kit/refusal.ts'
import { db } from '#platform/db.server.ts'
import { clientIp } from '#platform/request.server.ts'
import { signIn } from '#shop/identity/sign-in.ts'
import { withClientAddress } from '#shop/identity/with-client-address.ts'
import { faulty, refused } from './answer.server.ts'
import type { Answer } from './answer.ts'
import { signInForm, toFaults } from './auth-forms.ts'
import { knownDevice } from '#web/chrome/known-device.server.ts'
import { note, noteOnce } from './note.server.ts'
import { welcomeIn } from './welcome-in.server.ts'

type Way = { next: string | null; isAdmin: boolean }

export async function signInAction(request: Request, fields: Record<string, unknown>, { next, isAdmin }: Way) {
  const answer: Answer = { intent: 'sign-in', typed: { email: String(fields.email ?? '') } }
  const read = signInForm.safeParse(fields)
  if (!read.success) return faulty({ ...answer, faults: toFaults(read.error) })
  const { email, password } = read.data
  const headers = withClientAddress(request.headers)
  const device = knownDevice(request, email)
  const { done, refusal } = await orRefusal(signIn(db, { email, password, ip: clientIp(), headers, device }))
  if (!refusal) return welcomeIn(request, { ...done, next, isAdminMode: isAdmin })
  await noteRefusal(request, refusal, email.toLowerCase())
  return refused(answer, refusal)
}

function noteRefusal(request: Request, { code }: Refusal, email: string) {
  const details = { email }
  if (code === 'sign-in-wrong')
    return note(request, { type: 'sign-in-failed', severity: 'low', message: 'Wrong e-mail or password', details })
  if (code === 'sign-in-locked')
    return noteOnce(request, { type: 'sign-in-locked', severity: 'medium', message: 'Five failed sign-ins', details })
  if (code === 'use-the-mail')
    return noteOnce(request, {
      type: 'sign-in-besieged',
      severity: 'high',
      message: 'Failed sign-ins to one account from many networks',
      details,
    })
  if (code === 'too-many')
    return noteOnce(request, {
      type: 'sign-in-flood',
      severity: 'high',
      message: 'Failed sign-ins to many accounts from one network',
    })
}
