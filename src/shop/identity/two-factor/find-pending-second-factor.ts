import { createHmac, timingSafeEqual } from 'node:crypto'
import { auth } from '../auth.server.ts'
import { isSessionOver } from '../sessions/session-rules.ts'

/** A user between the two factors: by a password (the library's challenge cookie, no session yet) or by a provider (a session that is not valid yet). */
type PendingSecondFactor = { userId: string; sessionId?: string; headers: Headers }

/** The user in this browser who still owes a second factor; `headers` let the library find the same user. */
export async function findPendingSecondFactor(headers: Headers): Promise<PendingSecondFactor | undefined> {
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (session?.user.twoFactorEnabled && !session.session.secondFactorAt && !isSessionOver(session.session, true))
    return { userId: session.user.id, sessionId: session.session.id, headers }
  const context = await auth.$context
  const cookie = readCookie(headers, context.createAuthCookie('two_factor').name)
  const challenge = cookie && unsigned(cookie.value, context.secret)
  const pending = challenge && (await context.internalAdapter.findVerificationValue(challenge))
  if (!pending || pending.expiresAt < new Date()) return
  // Only the challenge cookie goes to the library, so that another signed-in user in this browser is not mixed in.
  const alone = new Headers(headers)
  alone.set('cookie', `${cookie.name}=${cookie.value}`)
  return { userId: pending.value, headers: alone }
}

const readCookie = (headers: Headers, name: string) => {
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? undefined : { name, value: pair.slice(name.length + 1) }
}

/** The value that the library signed (`value.signature`); undefined if the signature is wrong. */
function unsigned(cookie: string, secret: string) {
  const text = cookie.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
  const dot = text.lastIndexOf('.')
  const value = text.slice(0, dot)
  const expected = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'))
  const signature = Buffer.from(text.slice(dot + 1))
  return dot > 0 && signature.length === expected.length && timingSafeEqual(signature, expected) ? value : undefined
}
