import QRCode from 'qrcode'
import { data, redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { brokenRules } from '#kit/password-rule.ts'
import { orRefusal, type Refusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { changePassword } from '#shop/identity/accounts/change-password.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'
import { requestEmailChange } from '#shop/identity/accounts/request-email-change.ts'
import { endSession } from '#shop/identity/sessions/end-session.ts'
import { endSessions } from '#shop/identity/sessions/end-sessions.ts'
import { withClientAddress } from '#shop/identity/sessions/with-client-address.ts'
import { authenticatorUri, base32 } from '#shop/identity/two-factor/authenticator-uri.ts'
import { sessionIdleSeconds } from '#shop/identity/sessions/session-rules.ts'
import { waitOf } from '#shop/identity/wait-refusal.ts'
import { confirmTwoFactor } from '#shop/identity/two-factor/confirm-two-factor.ts'
import { findPendingSecret } from '#shop/identity/two-factor/find-pending-secret.ts'
import { renewBackupCodes } from '#shop/identity/two-factor/renew-backup-codes.ts'
import { startTwoFactor } from '#shop/identity/two-factor/start-two-factor.ts'
import { stopTwoFactor } from '#shop/identity/two-factor/stop-two-factor.ts'
import { codeFields } from '#web/parts/account/auth-fields.ts'
import type { SignedInCustomer } from '#web/parts/account/customer-guard.server.ts'
import { refusedFor } from '#web/shell/forms/read-fields.ts'
import { signedInCookie } from '#web/shell/session/signed-in-cookie.server.ts'
import { signOutHeaders } from '#web/parts/account/sign-out-headers.server.ts'
import { m } from '#words/messages.js'
import { securityIntents, type SecurityAnswer, type SecurityIntent, type SecurityOutcome } from './security-intent.ts'

/** Runs the action of the submitted form; an invalid form returns with an error at each field. */
export async function handleSecurityForm(request: Request, customer: SignedInCustomer) {
  const sent = Object.fromEntries(await request.formData())
  const intent = z.enum(securityIntents).safeParse(sent.intent).data
  if (!intent) throw data(null, { status: 400 })
  return runAction(intent, { request, customer, sent })
}

type Sent = { request: Request; customer: SignedInCustomer; sent: Record<string, FormDataEntryValue> }

const password = z.string().max(contactRules.password.max, m.security_too_long()).default('')
const code = z.string().max(codeFields.code.max).default('')
const wantedPassword = () =>
  z
    .string({ error: m.security_new_missing() })
    .min(6, m.security_six())
    .max(contactRules.password.max, m.security_too_long())
    .refine((wanted) => brokenRules(wanted).length === 0, { error: m.security_refusal_weak() })

/** Built per request, so that the messages are in the language of the page. */
const securityForms = {
  end: () => z.object({ sessionId: z.string().max(100).default('') }),
  'end-others': () => z.object({}),
  password: () =>
    z
      .object({
        current: password,
        wanted: wantedPassword(),
        repeated: z.string().max(contactRules.password.max, m.security_too_long()).default(''),
        keepOthers: z.literal('on').optional(),
      })
      .refine(({ wanted, repeated }) => wanted === repeated, { path: ['repeated'], error: m.security_mismatch() }),
  address: () =>
    z.object({
      email: z.email({ error: m.security_email_invalid() }).max(contactRules.email.max, m.security_email_invalid()),
      password,
    }),
  start: () => z.object({ password }),
  confirm: () => z.object({ code }),
  stop: () => z.object({ password, code }),
  codes: () => z.object({ password }),
}

type Forms = typeof securityForms
type ActionInput<I extends SecurityIntent> = {
  customer: SignedInCustomer
  headers: Headers
  form: z.infer<ReturnType<Forms[I]>>
}
type Actions = { [I in SecurityIntent]: (input: ActionInput<I>) => Promise<unknown> }

const done = (outcome: SecurityOutcome, part: string) => redirect(`/profile/security?done=${outcome}#${part}`)

/** The new session has a new hint, so that an answer about the old one, still on its way, does not send its person to the sign-in page. */
function setCookies(cookies: string[]) {
  const headers = new Headers()
  for (const cookie of [...cookies, signedInCookie(sessionIdleSeconds)]) headers.append('Set-Cookie', cookie)
  return { headers }
}

/** The field that shows a refusal; other refusals are shown above the form. */
const fieldOf: Record<string, string> = {
  'password-wrong': 'password',
  'password-weak': 'wanted',
  'password-guessable': 'wanted',
  'password-same': 'wanted',
  'code-malformed': 'code',
  'code-wrong': 'code',
  'code-used': 'code',
  'backup-code-wrong': 'code',
  'address-same': 'email',
}

function refusedAnswerTo(intent: SecurityIntent, refusal: Refusal, more: Partial<SecurityAnswer> = {}) {
  const field = intent === 'password' && refusal.code === 'password-wrong' ? 'current' : fieldOf[refusal.code]
  const message = refusal.say(requestLocale())
  const answer: SecurityAnswer = {
    intent,
    ...more,
    ...(field ? { errors: { [field]: message } } : { refusal: message }),
  }
  return data(answer, refusedFor(waitOf(refusal)))
}

/** The pending two-factor secret as QR code and text. */
async function setupOf({ id, email }: SignedInCustomer) {
  const secret = await findPendingSecret(db, id)
  if (!secret) return
  const uri = authenticatorUri(secret, email)
  return { ...qrPath(uri), secret: base32(secret), uri }
}

/** A QR code as one SVG path, one unit per module, with the quiet zone of four modules. */
function qrPath(text: string) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const dark = Array.from({ length: modules.size ** 2 }, (_, at) => at).filter((at) => modules.data[at])
  const path = dark.map((at) => `M${(at % modules.size) + 4} ${Math.floor(at / modules.size) + 4}h1v1h-1z`).join('')
  return { path, size: modules.size + 8 }
}

/** The action of each form. */
const securityActions: Actions = {
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
    const change = {
      userId,
      sessionId,
      signedInAt,
      current,
      newPassword: wanted,
      keepOtherSessions: keepOthers === 'on',
    }
    const { refusal } = await orRefusal(changePassword(db, actor, change))
    return refusal ? refusedAnswerTo('password', refusal) : done('password', 'password')
  },
  address: async ({ customer: { id: userId, signedInAt }, form: { email, password } }) => {
    const change = { userId, signedInAt, password, email, ip: clientIp() }
    const { refusal } = await orRefusal(requestEmailChange(db, change))
    return refusal ? refusedAnswerTo('address', refusal, { values: { email } }) : done('address', 'email')
  },
  start: async ({ customer, headers, form: { password } }) => {
    const { refusal } = await orRefusal(startTwoFactor(db, { person: customer, password, headers }))
    return refusal
      ? refusedAnswerTo('start', refusal)
      : data({ intent: 'start', setup: await setupOf(customer) } as SecurityAnswer)
  },
  confirm: async ({ customer, headers, form: { code } }) => {
    const addressHeaders = withClientAddress(headers)
    const { done, refusal } = await orRefusal(confirmTwoFactor(db, { person: customer, code, headers: addressHeaders }))
    if (refusal) return refusedAnswerTo('confirm', refusal, { setup: await setupOf(customer) })
    return data({ intent: 'confirm', codes: done.backupCodes } as SecurityAnswer, setCookies(done.cookies))
  },
  stop: async ({ customer, headers, form: { password, code } }) => {
    const addressHeaders = withClientAddress(headers)
    const { done: stopped, refusal } = await orRefusal(
      stopTwoFactor(db, { person: customer, password, code, headers: addressHeaders }),
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

async function runAction<I extends SecurityIntent>(intent: I, { request, customer, sent }: Sent) {
  const read = securityForms[intent]().safeParse(sent)
  if (!read.success) {
    const errors: Record<string, string> = {}
    for (const { path, message } of read.error.issues) errors[String(path[0])] ??= message
    const values = { email: typeof sent.email === 'string' ? sent.email : '' }
    return data({ intent, errors, values } as SecurityAnswer, { status: 422 })
  }
  const action = securityActions[intent] as (input: object) => Promise<unknown>
  return action({ customer, headers: request.headers, form: read.data })
}
