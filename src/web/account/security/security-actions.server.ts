import { data, redirect, redirectDocument } from 'react-router'
import type { z } from 'zod'
import { orRefusal, type Refusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { requestEmailChange } from '#shop/identity/accounts/request-email-change.ts'
import { authenticatorUri, base32 } from '#shop/identity/two-factor/authenticator-uri.ts'
import { changePassword } from '#shop/identity/accounts/change-password.ts'
import { confirmTwoFactor } from '#shop/identity/two-factor/confirm-two-factor.ts'
import { endSession } from '#shop/identity/sessions/end-session.ts'
import { endSessions } from '#shop/identity/sessions/end-sessions.ts'
import { findPendingSecret } from '#shop/identity/two-factor/find-pending-secret.ts'
import { renewBackupCodes } from '#shop/identity/two-factor/renew-backup-codes.ts'
import { startTwoFactor } from '#shop/identity/two-factor/start-two-factor.ts'
import { stopTwoFactor } from '#shop/identity/two-factor/stop-two-factor.ts'
import { withClientAddress } from '#shop/identity/sessions/with-client-address.ts'
import { signOutHeaders } from '#web/parts/account/sign-out-headers.server.ts'
import type { SignedInCustomer } from '#web/parts/account/customer-guard.server.ts'
import type { SecurityAnswer, SecurityIntent, SecurityOutcome } from './security-intent.ts'
import { qrPath } from './qr-path.server.ts'
import type { securityForms } from './security-forms.ts'

type Forms = typeof securityForms
type Asked<I extends SecurityIntent> = {
  customer: SignedInCustomer
  headers: Headers
  form: z.infer<ReturnType<Forms[I]>>
}
type Moves = { [I in SecurityIntent]: (asked: Asked<I>) => Promise<unknown> }

const done = (what: SecurityOutcome, part: string) => redirect(`/profile/security?done=${what}#${part}`)

function setCookies(cookies: string[]) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return { headers }
}

/** At which field a refusal is said; others are said above the form. */
const fieldOf: Record<string, string> = {
  'password-wrong': 'password',
  'password-weak': 'wanted',
  'password-guessable': 'wanted',
  'password-same': 'wanted',
  'code-malformed': 'code',
  'code-wrong': 'code',
  'code-used': 'code',
  'address-same': 'email',
}

export function refusedAnswerTo(intent: SecurityIntent, refusal: Refusal, more: Partial<SecurityAnswer> = {}) {
  const field = intent === 'password' && refusal.code === 'password-wrong' ? 'current' : fieldOf[refusal.code]
  const said = refusal.say(requestLocale())
  const answer: SecurityAnswer = { intent, ...more, ...(field ? { errors: { [field]: said } } : { refusal: said }) }
  const { seconds } = refusal.facts as { seconds?: number }
  return seconds
    ? data(answer, { status: 429, headers: { 'Retry-After': String(seconds) } })
    : data(answer, { status: 422 })
}

/** The secret under way, as picture and as text. */
async function setupOf({ id, email }: SignedInCustomer) {
  const secret = await findPendingSecret(db, id)
  if (!secret) return
  const uri = authenticatorUri(secret, email)
  return { ...qrPath(uri), secret: base32(secret), uri }
}

/** What each form of the page does. */
export const securityActions: Moves = {
  end: async ({ customer: { id, actor, sessionId: here }, form: { sessionId } }) => {
    await endSession(db, actor, { userId: id, sessionId })
    return sessionId === here
      ? redirectDocument('/auth', { headers: await signOutHeaders(true) })
      : done('ended', 'devices')
  },
  'end-others': async ({ customer: { id, actor, sessionId } }) => {
    await endSessions(db, actor, { userId: id, except: sessionId })
    return done('ended-others', 'devices')
  },
  password: async ({ customer, form: { current, wanted, keepOthers } }) => {
    const { id: userId, actor, sessionId, signedInAt } = customer
    const change = { userId, sessionId, signedInAt, current, wanted, keepOthers: keepOthers === 'on' }
    const { refusal } = await orRefusal(changePassword(db, actor, change))
    return refusal ? refusedAnswerTo('password', refusal) : done('password', 'password')
  },
  address: async ({ customer: { id: userId, signedInAt }, form: { email, password } }) => {
    const { refusal } = await orRefusal(requestEmailChange(db, { userId, signedInAt, password, email }))
    return refusal ? refusedAnswerTo('address', refusal, { values: { email } }) : done('address', 'email')
  },
  start: async ({ customer, headers, form: { password } }) => {
    const { refusal } = await orRefusal(startTwoFactor(db, { person: customer, password, headers }))
    return refusal
      ? refusedAnswerTo('start', refusal)
      : data({ intent: 'start', setup: await setupOf(customer) } as SecurityAnswer)
  },
  confirm: async ({ customer, headers, form: { code } }) => {
    const said = withClientAddress(headers)
    const { done, refusal } = await orRefusal(confirmTwoFactor(db, { person: customer, code, headers: said }))
    if (refusal) return refusedAnswerTo('confirm', refusal, { setup: await setupOf(customer) })
    return data({ intent: 'confirm', codes: done.backupCodes } as SecurityAnswer, setCookies(done.cookies))
  },
  stop: async ({ customer, headers, form: { password, code } }) => {
    const said = withClientAddress(headers)
    const { done: stopped, refusal } = await orRefusal(
      stopTwoFactor(db, { person: customer, password, code, headers: said }),
    )
    if (refusal) return refusedAnswerTo('stop', refusal)
    return redirect('/profile/security?done=stopped#two-factor', setCookies(stopped.cookies))
  },
  codes: async ({ customer, headers, form: { password } }) => {
    const { done: renewed, refusal } = await orRefusal(renewBackupCodes(db, { person: customer, password, headers }))
    return refusal
      ? refusedAnswerTo('codes', refusal)
      : data({ intent: 'codes', codes: renewed.backupCodes } as SecurityAnswer)
  },
}
