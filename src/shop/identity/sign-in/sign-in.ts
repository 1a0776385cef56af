import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { auth } from '../auth.server.ts'
import { users } from '../schema.ts'
import { countTry } from './sign-in-limits.ts'
import { accountLocked } from '../accounts/sign-up-hooks.server.ts'

type Credentials = {
  email: string
  password: string
  ip: string
  headers: Headers
  /** The id of this browser, if this user signed in with it before. */
  device?: string
}

/** Signs in by email and password; answers the user and the cookies to set, which may still ask for the second factor. The refusal is the same for an unknown address and a wrong password. */
export async function signIn(db: Db, { email: typed, password, ip, headers, device }: Credentials) {
  const email = typed.toLowerCase()
  const takeBack = await countTry(db, { email, ip, device })
  try {
    const { headers: answered } = await auth.api.signInEmail({
      body: { email, password },
      headers,
      returnHeaders: true,
    })
    await takeBack()
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    return { userId: user!.id, cookies: answered.getSetCookie() }
  } catch (error) {
    if (!(error instanceof APIError) || error.status === 'INTERNAL_SERVER_ERROR') throw error
    if (error.body?.code === accountLocked) {
      await takeBack()
      throw new Refusal('account-locked', m.auth_refusal_locked, {})
    }
    if (error.body?.code !== 'EMAIL_NOT_VERIFIED') throw new Refusal('sign-in-wrong', m.refusal_sign_in_wrong, {})
    // Only a user who knows the password sees this refusal.
    await takeBack()
    throw new Refusal('unconfirmed', m.auth_refusal_unconfirmed, {})
  }
}
