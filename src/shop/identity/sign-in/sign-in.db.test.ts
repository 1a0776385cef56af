import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import { clearTries, secondsToWait } from '#platform/limits/limit.server.ts'
import { system } from '../actor.ts'
import { addUser } from '../accounts/add-user.ts'
import { openAuth } from '../auth.server.ts'
import { hasRole, RoleCheckFailed } from '../roles/role-check.ts'
import { clearSignInTries, countTry } from './sign-in-limits.ts'
import { signIn } from './sign-in.ts'

const password = 'Truot-bang-2026!'
const lan = { email: 'Lan@Example.com', name: 'Lan', password, role: 'admin', locale: 'vi' } as const
const refused = (code: string) => expect.objectContaining({ code })
const trySignIn = (db: Db, changes: object = {}) =>
  signIn(db, { email: 'lan@example.com', password, ip: '203.0.113.7', headers: new Headers(), ...changes })

describe('signing in', () => {
  test.beforeEach(async ({ db }) => {
    openAuth(db, 'a secret of at least thirty-two characters')
    await addUser(db, system, lan)
  })

  test('the right password opens a session in an HttpOnly cookie', async ({ db }) => {
    const { cookies } = await trySignIn(db)
    expect(cookies.join()).toMatch(/luot\.session_token=.*HttpOnly/)
    expect(cookies.join()).toMatch(/SameSite=Lax/i)
  })

  test('a wrong password and an unknown address are refused alike', async ({ db }) => {
    await expect(trySignIn(db, { password: 'wrong' })).rejects.toEqual(refused('sign-in-wrong'))
    await expect(trySignIn(db, { email: 'nobody@example.com' })).rejects.toEqual(refused('sign-in-wrong'))
  })

  test('five wrong passwords lock the address in any case for that network, not for another', async ({ db }) => {
    for (const email of ['lan@example.com', 'LAN@example.com', 'Lan@Example.com', 'lan@EXAMPLE.com', 'lan@example.com'])
      await expect(trySignIn(db, { email, password: 'wrong' })).rejects.toEqual(refused('sign-in-wrong'))
    await expect(trySignIn(db)).rejects.toEqual(refused('sign-in-locked'))
    await expect(trySignIn(db, { ip: '203.0.113.8' })).resolves.toMatchObject({ userId: expect.any(String) as string })
  })

  test('many wrong passwords from many networks lock the address, except for a device known to its owner', async ({
    db,
  }) => {
    for (let n = 0; n < 30; n += 1) await countTry(db, { email: 'lan@example.com', ip: `198.51.100.${n}` })
    await expect(trySignIn(db, { ip: '192.0.2.1' })).rejects.toEqual(refused('use-the-mail'))
    await expect(trySignIn(db, { ip: '192.0.2.1', device: 'phone-of-lan' })).resolves.toMatchObject({
      userId: expect.any(String) as string,
    })
  })

  test('who is refused for the tries of others is not locked by asking again', async ({ db }) => {
    for (let n = 0; n < 30; n += 1) await countTry(db, { email: 'lan@example.com', ip: `198.51.100.${n}` })
    for (let tries = 0; tries < 6; tries += 1) await expect(trySignIn(db)).rejects.toEqual(refused('use-the-mail'))
    await clearTries(db, allLimits.signInAddress, 'lan@example.com')
    await expect(trySignIn(db)).resolves.toMatchObject({ userId: expect.any(String) as string })
  })

  test('who has set a new password by the link gets in, however often the old one was guessed', async ({ db }) => {
    const [phone, again] = [{ device: 'phone-of-lan' }, allLimits.passwordAgain]
    const { userId } = await trySignIn(db)
    for (let tries = 0; tries < 10; tries += 1) await secondsToWait(db, again, userId)
    for (const where of [phone, {}]) {
      for (let tries = 0; tries < 5; tries += 1)
        await expect(trySignIn(db, { password: 'wrong', ...where })).rejects.toEqual(refused('sign-in-wrong'))
      await expect(trySignIn(db, where)).rejects.toEqual(refused('sign-in-locked'))
    }
    await clearSignInTries(db, { userId, email: 'Lan@Example.com', ip: '203.0.113.7', ...phone })
    for (const where of [phone, {}]) await expect(trySignIn(db, where)).resolves.toMatchObject({ userId })
    expect(await secondsToWait(db, again, userId)).toBe(0)
  })

  test('a right password resets the count of wrong ones', async ({ db }) => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        await expect(trySignIn(db, { password: 'wrong' })).rejects.toEqual(refused('sign-in-wrong'))
      await trySignIn(db)
    }
  })
})

describe('the admin role', () => {
  test('the database function has_role decides who is an admin', async ({ db }) => {
    const id = await addUser(db, system, lan)
    expect(await hasRole(db, id, 'admin')).toBe(true)
    expect(await hasRole(db, id, 'moderator')).toBe(false)
    expect(await hasRole(db, "x' or '1'='1", 'admin')).toBe(false)
  })

  test('without has_role the table user_roles is read; without both nobody gets in', async ({ store }) => {
    const id = await addUser(store.db, system, lan)
    await store.db.execute(sql`alter function has_role rename to has_role_away`)
    expect(await hasRole(store.db, id, 'admin')).toBe(true)
    await store.db.execute(sql`alter table user_roles rename to user_roles_away`)
    await expect(hasRole(store.db, id, 'admin')).rejects.toBeInstanceOf(RoleCheckFailed)
  })
})
