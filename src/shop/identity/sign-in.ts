import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { forgive, secondsToWait, type Limit } from '#platform/limit.server.ts'
import { log } from '#platform/log.server.ts'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { auth } from './auth.server.ts'
import { users } from './schema.ts'

/** SPEC 5 and 9: 5 failed attempts per e-mail in 15 minutes; here per e-mail and network, so that nobody can lock another out. */
const perPerson: Limit = { name: 'sign-in', max: 5, seconds: 900 }
const perNetwork: Limit = { name: 'sign-in-network', max: 50, seconds: 900 }

export type Credentials = { email: string; password: string; ip: string; headers: Headers }

/** Signs in by e-mail and password; answers who it is and the cookies to set. Refuses alike for unknown addresses and wrong passwords. */
export async function signIn(db: Db, { email, password, ip, headers }: Credentials) {
  const person = `${email.toLowerCase()}|${networkOf(ip)}`
  const isLocked = (await secondsToWait(db, perPerson, person)) || (await secondsToWait(db, perNetwork, networkOf(ip)))
  if (isLocked) throw new Refusal('sign-in-locked', m.refusal_sign_in_locked, {})
  try {
    const { headers: answered } = await auth.api.signInEmail({
      body: { email, password },
      headers,
      returnHeaders: true,
    })
    await forgive(db, perPerson, person)
    // Between the two factors the library names nobody; the cookies say what is owed.
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
    return { userId: user!.id, cookies: answered.getSetCookie() }
  } catch (error) {
    if (!(error instanceof APIError) || error.status === 'INTERNAL_SERVER_ERROR') throw error
    log.warn({ ip }, 'sign-in refused')
    throw new Refusal('sign-in-wrong', m.refusal_sign_in_wrong, {})
  }
}

/** An IPv6 customer holds a whole /64 (facts/security.md 3). */
export const networkOf = (ip: string) =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip.replace(/^::ffff:/, '')
