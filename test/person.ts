import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/postgres/db.server.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'
import { system } from '#shop/identity/actor.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { confirmTwoFactor } from '#shop/identity/two-factor/confirm-two-factor.ts'
import { findSessionUser } from '#shop/identity/sessions/find-session-user.ts'
import type { Role } from '#shop/identity/role.ts'
import { signIn } from '#shop/identity/sign-in/sign-in.ts'
import { startTwoFactor } from '#shop/identity/two-factor/start-two-factor.ts'
import { secretIn, totp } from './totp.ts'

/** The cookies that a browser sends after these responses, added to those it sent before. */
export function cookieOf(setCookies: string[], before = new Headers()) {
  const headers = new Headers(before)
  const jar = new Map((before.get('cookie') ?? '').split('; ').map((pair) => pair.split('=') as [string, string]))
  for (const line of setCookies) {
    const [name, value] = line.split(';')[0]!.split('=')
    if (/max-age=0/i.test(line)) jar.delete(name!)
    else jar.set(name!, value!)
  }
  jar.delete('')
  headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
  return headers
}

const password = 'Truot-bang-2026!'

/** A user with a confirmed address, and functions to sign in. */
export async function userWith(db: Db, { email = 'lan@example.com', role = 'user' as Role } = {}) {
  const credentials = { email, password }
  const id = await addUser(db, system, { ...credentials, name: 'Lan', role, locale: 'vi' })
  const enter = async (headers = new Headers()) => {
    const { cookies } = await signIn(db, { ...credentials, ip: randomUUID(), headers })
    return cookieOf(cookies, headers)
  }
  return {
    id,
    credentials,
    /** The headers of a browser that signed in with the password. */
    signIn: enter,
    /**
     * Turns two-factor on in its own browser; returns secret, backup codes and that browser. Unless `remembers` is set, the current code works once
     * more, as if half a minute had passed.
     */
    async turnOnTwoFactor({ remembers = false, at = Date.now() } = {}) {
      const headers = await enter()
      const { person } = await findSessionUser(headers)
      const { uri } = await startTwoFactor(db, { person: person!, password, headers })
      const code = totp(secretIn(uri), at)
      const { cookies, backupCodes } = await confirmTwoFactor(db, { person: person!, code, headers })
      if (!remembers) await db.delete(limits)
      return { secret: secretIn(uri), backupCodes, headers: cookieOf(cookies, headers) }
    },
  }
}
